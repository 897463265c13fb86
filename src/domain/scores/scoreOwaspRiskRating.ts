import { owaspLevel, owaspSeverity, type OwaspLevel, type Severity } from '../severity.js';
import { OWASP_FACTORS, type OwaspGroup } from './owaspFactors.js';
import { VectorError } from './VectorError.js';

/** What a vector of the OWASP Risk Rating Methodology amounts to. Scores are means of factors, 0–9, not rounded. @public */
export interface OwaspRiskRating {
  /** The vector in the order of the methodology. */
  readonly vector: string;
  /** Mean of the factors of the threat agent and of the vulnerability. */
  readonly likelihoodScore: number;
  readonly technicalImpactScore: number;
  readonly businessImpactScore: number;
  /** Levels of the scores: below 3 low, below 6 medium. */
  readonly likelihood: OwaspLevel;
  readonly technicalImpact: OwaspLevel;
  readonly businessImpact: OwaspLevel;
  /** From the matrix of step 4, with the larger of both impacts; `INFO` is what the methodology calls a note. */
  readonly severity: Severity;
}

/** Value by factor. @public */
export type OwaspFactorValues = Readonly<Record<string, number>>;

/**
 * Rates a vector of the OWASP Risk Rating Methodology: `SL:1/M:4/…/PV:5`, all sixteen factors, in any order.
 * @throws VectorError naming the factor and what is wrong with it
 * @public
 */
export function scoreOwaspRiskRating(vector: string): OwaspRiskRating {
  const values = readOwaspVector(vector);
  const missing = OWASP_FACTORS.find(({ key }) => values[key] === undefined);
  if (missing) {
    throw new VectorError('missingMetric', { metric: missing.key, expected: missing.values.map(String) });
  }
  const mean = (...groups: OwaspGroup[]) => {
    const members = OWASP_FACTORS.filter(({ group }) => groups.includes(group));
    return members.reduce((sum, { key }) => sum + values[key]!, 0) / members.length;
  };
  const likelihoodScore = mean('threatAgent', 'vulnerability');
  const technicalImpactScore = mean('technicalImpact');
  const businessImpactScore = mean('businessImpact');
  return {
    vector: formatOwaspVector(values),
    likelihoodScore,
    technicalImpactScore,
    businessImpactScore,
    likelihood: owaspLevel(likelihoodScore),
    technicalImpact: owaspLevel(technicalImpactScore),
    businessImpact: owaspLevel(businessImpactScore),
    severity: owaspSeverity(likelihoodScore, technicalImpactScore, businessImpactScore),
  };
}

/**
 * Takes a vector apart that may still lack factors.
 * @throws VectorError for the first part that is wrong
 * @public
 */
export function readOwaspVector(text: string): OwaspFactorValues {
  if (text.trim() === '') throw new VectorError('empty');
  const seen = new Map<string, number>();
  for (const part of text.trim().split('/')) {
    const [, key, value] = /^([^:]+):(\d)$/.exec(part) ?? [];
    if (!key || !value) throw new VectorError('malformed', { part });
    const factor = OWASP_FACTORS.find((each) => each.key === key);
    if (!factor) throw new VectorError('unknownMetric', { metric: key, part });
    if (!factor.values.includes(Number(value))) {
      throw new VectorError('unknownValue', { metric: key, part, expected: factor.values.map(String) });
    }
    if (seen.has(key)) throw new VectorError('repeatedMetric', { metric: key, part });
    seen.set(key, Number(value));
  }
  return Object.fromEntries(seen);
}

/** The vector in the order of the methodology, without the factors that have no value. @public */
export function formatOwaspVector(values: OwaspFactorValues): string {
  return OWASP_FACTORS.flatMap(({ key }) =>
    values[key] === undefined ? [] : [`${key}:${values[key]}`],
  ).join('/');
}
