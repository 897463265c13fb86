import { owaspLevel, owaspSeverity, type OwaspLevel, type Severity } from '../severity.js';
import { OWASP_FACTORS, type OwaspFactor, type OwaspGroup } from './owaspFactors.js';
import { VectorError } from './VectorError.js';
import { readVectorParts } from './vectorParts.js';

/**
 * The rating of a vector of the OWASP Risk Rating Methodology. Scores are means of factors, 0–9, not rounded.
 * @public
 */
export interface OwaspRiskRating {
  /** The vector in the order of the methodology. */
  readonly vector: string;
  /** Mean of the factors of the threat agent and of the vulnerability. */
  readonly likelihoodScore: number;
  /** Mean of the factors of the technical impact. */
  readonly technicalImpactScore: number;
  /** Mean of the factors of the business impact. */
  readonly businessImpactScore: number;
  /** Level of the likelihood: below 3 low, below 6 medium. */
  readonly likelihood: OwaspLevel;
  /** Level of the technical impact. */
  readonly technicalImpact: OwaspLevel;
  /** Level of the business impact. */
  readonly businessImpact: OwaspLevel;
  /** From the matrix of step 4, with the larger of both impacts; `INFO` is what the methodology calls a note. */
  readonly severity: Severity;
}

/** Value by factor. @public */
export type OwaspFactorValues = Readonly<Record<string, number>>;

/** As much of an OWASP vector as can be read, and what cannot. @public */
export interface OwaspVectorDraft {
  /** The factors that have a value. */
  readonly values: OwaspFactorValues;
  /** The errors, in the order of the text. An empty text has none. Missing factors are not included. */
  readonly errors: readonly VectorError[];
  /** The factors that have no value yet. */
  readonly missing: readonly OwaspFactor[];
}

/**
 * Rates a vector of the OWASP Risk Rating Methodology: `SL:1/M:4/…/PV:5`, all sixteen factors, in any order.
 * @throws VectorError naming the factor and what is wrong with it
 * @public
 */
export function scoreOwaspRiskRating(vector: string): OwaspRiskRating {
  if (vector.trim() === '') throw new VectorError('empty');
  const { values, errors, missing } = inspectOwaspVector(vector);
  if (errors[0]) throw errors[0];
  if (missing[0]) {
    throw new VectorError('missingMetric', {
      metric: missing[0].key,
      expected: missing[0].values.map(String),
    });
  }
  const likelihoodScore = meanOf(values, 'threatAgent', 'vulnerability')!;
  const technicalImpactScore = meanOf(values, 'technicalImpact')!;
  const businessImpactScore = meanOf(values, 'businessImpact')!;
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

/** Mean of the factors of some groups, 0–9; `undefined` while one has no value. */
export function meanOf(values: OwaspFactorValues, ...groups: OwaspGroup[]): number | undefined {
  const members = OWASP_FACTORS.filter(({ group }) => groups.includes(group)).map(({ key }) => values[key]);
  if (members.includes(undefined)) return undefined;
  return members.reduce<number>((sum, value) => sum + value!, 0) / members.length;
}

/**
 * Reads a vector that is still being written: never throws, reads what it can and names each part that is wrong.
 * @public
 */
export function inspectOwaspVector(text: string): OwaspVectorDraft {
  const parts = text.trim() === '' ? [] : text.trim().split('/');
  const choices = new Map(OWASP_FACTORS.map(({ key, values }) => [key, values.map(String)]));
  const { values, errors } = readVectorParts(parts, choices);
  return {
    values: Object.fromEntries([...values].map(([key, value]) => [key, Number(value)])),
    errors,
    missing: OWASP_FACTORS.filter(({ key }) => !values.has(key)),
  };
}

/** The vector in the order of the methodology, without the factors that have no value. @public */
export function formatOwaspVector(values: OwaspFactorValues): string {
  return OWASP_FACTORS.flatMap(({ key }) =>
    values[key] === undefined ? [] : [`${key}:${values[key]}`],
  ).join('/');
}

/**
 * Returns a complete vector of the OWASP Risk Rating Methodology as written, without surrounding spaces.
 * Undefined while something is missing or wrong.
 * @param draft - the parsed text
 */
export function writtenOwaspVector(text: string, draft: OwaspVectorDraft): string | undefined {
  return draft.errors.length + draft.missing.length > 0 ? undefined : text.trim();
}
