import calculator from 'ae-cvss-calculator';
import { CVSS_METRICS, type CvssGroup, type CvssVersion } from './cvssMetrics.js';
import { cvssSeverityOf, type CvssSeverity } from './cvssSeverity.js';
import { formatCvssVector, parseCvssVector, type CvssVector } from './cvssVector.js';
import { scoreCvss2 } from './scoreCvss2.js';

/** The scores of a vector, 0.0–10.0 in steps of 0.1. @public */
export interface CvssScore {
  /** Version of the standard that the vector follows. */
  readonly version: CvssVersion;
  /** The vector as the standard writes it. */
  readonly vector: string;
  /** Score of the base metrics alone. */
  readonly baseScore: number;
  /** v2 and v3: the base score with the temporal metrics; those that are not defined change nothing. */
  readonly temporalScore?: number;
  /**
   * v2 and v3: with all metrics. In v3.1 it can be 0.1 above the base score although nothing is defined,
   * because a changed scope has a separate formula there.
   */
  readonly environmentalScore?: number;
  /** v4: with the threat metrics, but without the environment; the base score where no threat is defined. */
  readonly threatScore?: number;
  /**
   * The score that counts: that of the last group that has a metric defined. In v4, the only score there is.
   */
  readonly overallScore: number;
  /** Severity of `overallScore`, see {@link cvssSeverityOf}. */
  readonly severity: CvssSeverity;
  /** v2 and v3: the part of the base score that the impact makes. */
  readonly impactSubScore?: number;
  /** v2 and v3: the part of the base score that the ease of an attack makes. */
  readonly exploitabilitySubScore?: number;
  /** v2 and v3: the impact with the environmental metrics. */
  readonly modifiedImpactSubScore?: number;
  /** v4: the six digits from which the score is looked up, section 8.2. */
  readonly macroVector?: string;
}

/**
 * Scores a CVSS vector of version 2.0, 3.0, 3.1 or 4.0; the arithmetic is that of the standard, offline.
 * @param version - that of a vector without prefix; absent: 2.0, whose vectors have none
 * @throws VectorError naming the metric and what is wrong with it
 * @public
 */
export function scoreCvss(vector: string, version?: CvssVersion): CvssScore {
  const parsed = parseCvssVector(vector, version);
  return parsed.version === '4.0' ? scoreV4(parsed) : scoreV2or3(parsed, parsed.version);
}

const ENGINES = { '3.0': calculator.Cvss3P0, '3.1': calculator.Cvss3P1 };

// Weighs 1.0, as a metric that is not defined does: the engine has no score of a group without any metric.
const NEUTRAL = { temporal: { E: 'H' }, environmental: { CR: 'M' } };

function scoreV2or3(parsed: CvssVector, version: '2.0' | '3.0' | '3.1'): CvssScore {
  const isUsed = (group: CvssGroup) => hasMetricOf(parsed, group);
  const metrics = {
    ...parsed.metrics,
    ...(isUsed('temporal') ? {} : NEUTRAL.temporal),
    ...(isUsed('environmental') ? {} : NEUTRAL.environmental),
  };
  const scores =
    version === '2.0'
      ? scoreCvss2(parsed.metrics)
      : new ENGINES[version](formatCvssVector({ version, metrics })).calculateScores();
  const { base = 0, temporal = base, environmental = temporal } = scores;
  const overallScore = isUsed('environmental') ? environmental : isUsed('temporal') ? temporal : base;
  return {
    version,
    vector: formatCvssVector(parsed),
    baseScore: base,
    temporalScore: temporal,
    environmentalScore: environmental,
    overallScore,
    severity: cvssSeverityOf(overallScore, version),
    impactSubScore: scores.impact ?? 0,
    exploitabilitySubScore: scores.exploitability ?? 0,
    modifiedImpactSubScore: scores.modifiedImpact ?? 0,
  };
}

function scoreV4(parsed: CvssVector): CvssScore {
  const vector = formatCvssVector(parsed);
  const engine = new calculator.Cvss4P0(vector);
  const { overall = 0, baseMetricsOnly: baseScore = overall } = engine.calculateScores();
  const threat = hasMetricOf(parsed, 'environmental') ? withoutEnvironment(parsed) : vector;
  return {
    version: '4.0',
    vector,
    baseScore,
    threatScore: threat === vector ? overall : new calculator.Cvss4P0(threat).calculateScores().overall,
    overallScore: overall,
    severity: cvssSeverityOf(overall, '4.0'),
    macroVector: String(engine.getMacroVector()),
  };
}

function withoutEnvironment({ version, metrics }: CvssVector): string {
  const kept = CVSS_METRICS[version].filter(({ key, group }) => group !== 'environmental' && metrics[key]);
  return formatCvssVector({
    version,
    metrics: Object.fromEntries(kept.map(({ key }) => [key, metrics[key]!])),
  });
}

function hasMetricOf({ version, metrics }: CvssVector, group: CvssGroup): boolean {
  return CVSS_METRICS[version].some((metric) => metric.group === group && metrics[metric.key] !== undefined);
}
