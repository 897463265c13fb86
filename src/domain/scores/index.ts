export {
  CVSS_METRICS,
  CVSS_VERSIONS,
  type CvssGroup,
  type CvssMetric,
  type CvssVersion,
} from './cvssMetrics.js';
export {
  formatCvssVector,
  missingCvssMetrics,
  parseCvssVector,
  readCvssVector,
  type CvssVector,
} from './cvssVector.js';
export { OWASP_FACTORS, type OwaspFactor, type OwaspGroup } from './owaspFactors.js';
export { scoreCvss, type CvssScore, type CvssSeverity } from './scoreCvss.js';
export {
  formatOwaspVector,
  readOwaspVector,
  scoreOwaspRiskRating,
  type OwaspFactorValues,
  type OwaspRiskRating,
} from './scoreOwaspRiskRating.js';
export { VectorError, type VectorProblem } from './VectorError.js';
