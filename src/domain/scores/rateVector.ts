import type { CvssSeverity } from './cvssSeverity.js';
import { standardOf, type FoundVector } from './findVectors.js';
import { scoreCvss } from './scoreCvss.js';
import { scoreOwaspRiskRating } from './scoreOwaspRiskRating.js';
import type { Severity } from '../severity.js';

/** What a whole vector amounts to. */
export interface VectorRating {
  readonly severity: CvssSeverity | Severity;
  /** 0.0–10.0, of CVSS. */
  readonly score?: number;
  /** What the vector follows, by its name. */
  readonly standard: string;
}

/** Rates a whole vector of any of the standards; carries the arithmetic of CVSS, so it is loaded where a vector is. */
export function rateVector({ kind, text }: FoundVector): VectorRating {
  if (kind === 'owasp') {
    return { severity: scoreOwaspRiskRating(text).severity, standard: standardOf({ kind, text }) };
  }
  const { overallScore, severity } = scoreCvss(text);
  return { severity, score: overallScore, standard: standardOf({ kind, text }) };
}
