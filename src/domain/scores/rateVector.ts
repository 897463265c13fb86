import type { CvssSeverity } from './cvssSeverity.js';
import { standardOf, type FoundVector } from './findVectors.js';
import { scoreCvss } from './scoreCvss.js';
import { scoreOwaspRiskRating } from './scoreOwaspRiskRating.js';
import type { Severity } from '../severity.js';

/** The rating of a complete vector. */
export interface VectorRating {
  readonly severity: CvssSeverity | Severity;
  /** 0.0–10.0, of CVSS. */
  readonly score?: number;
  /** The name of the standard that the vector follows. */
  readonly standard: string;
}

/**
 * Rates a complete vector of any of the standards. Contains the CVSS arithmetic, so it is loaded only where
 * there is a vector.
 */
export function rateVector({ kind, text }: FoundVector): VectorRating {
  if (kind === 'owasp') {
    return { severity: scoreOwaspRiskRating(text).severity, standard: standardOf({ kind, text }) };
  }
  const { overallScore, severity } = scoreCvss(text);
  return { severity, score: overallScore, standard: standardOf({ kind, text }) };
}
