import type { CvssVersion } from './cvssMetrics.js';

/** Qualitative severity of a score, in the standard's words. @public */
export type CvssSeverity = 'NONE' | 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL';

/**
 * Severity of a score of 0.0–10.0: CVSS v3.1 section 5, v4.0 section 6; for v2, which has no such scale, as the NVD rates it, from
 * low to high.
 * @public
 */
export function cvssSeverityOf(score: number, version: CvssVersion): CvssSeverity {
  if (version !== '2.0' && score === 0) return 'NONE';
  if (version !== '2.0' && score >= 9) return 'CRITICAL';
  if (score >= 7) return 'HIGH';
  return score >= 4 ? 'MEDIUM' : 'LOW';
}
