import { CVSS_METRICS, type CvssGroup } from '../../../domain/scores/cvssMetrics.js';
import { cvssSeverityOf, type CvssSeverity } from '../../../domain/scores/cvssSeverity.js';
import { inspectCvssVector } from '../../../domain/scores/cvssVector.js';
import type { CvssScore } from '../../../domain/scores/scoreCvss.js';

/** A line of a result. */
export interface CvssScoreRow {
  /** Its name in the messages. */
  name:
    | 'baseScore'
    | 'temporalScore'
    | 'threatScore'
    | 'environmentalScore'
    | 'environmentScore'
    | 'impact'
    | 'exploitability'
    | 'modifiedImpactScore';
  /** 0.0–10.0; absent: no metric of that group has a value. */
  value: number | undefined;
  /** Absent for sub-scores. */
  severity?: CvssSeverity;
  /** True when this is the score that counts. */
  isOverall?: boolean;
}

/** A vector with its scores, or without any while they are computed. */
export type CvssScored = Pick<CvssScore, 'version' | 'vector'> & Partial<CvssScore>;

/** The scores of a vector, the one of its last group last, then the sub-scores. */
export function cvssScoreRows(score: CvssScored): CvssScoreRow[] {
  const { version, vector, baseScore, temporalScore, threatScore, environmentalScore } = score;
  const { metrics } = inspectCvssVector(vector);
  const has = (group: CvssGroup) =>
    CVSS_METRICS[version].some((metric) => metric.group === group && metrics[metric.key] !== undefined);
  const ranked = (name: CvssScoreRow['name'], value: number | undefined): CvssScoreRow => ({
    name,
    value,
    severity: value === undefined ? undefined : cvssSeverityOf(value, version),
  });
  const rows =
    version === '4.0'
      ? [
          ranked('baseScore', baseScore),
          ranked('threatScore', has('threat') ? threatScore : undefined),
          ranked('environmentScore', has('environmental') ? score.overallScore : undefined),
        ]
      : [
          ranked('baseScore', baseScore),
          ranked('temporalScore', has('temporal') ? temporalScore : undefined),
          ranked('environmentalScore', has('environmental') ? environmentalScore : undefined),
        ];
  const last = rows.filter(({ value }) => value !== undefined).at(-1);
  const parts: CvssScoreRow[] =
    version === '4.0'
      ? []
      : [
          { name: 'exploitability', value: score.exploitabilitySubScore },
          { name: 'impact', value: score.impactSubScore },
          ...(has('environmental')
            ? [{ name: 'modifiedImpactScore' as const, value: score.modifiedImpactSubScore }]
            : []),
        ];
  return [...rows.map((row) => ({ ...row, isOverall: row === last })), ...parts];
}
