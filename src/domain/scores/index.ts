export {
  CVSS_METRICS,
  CVSS_VERSIONS,
  type CvssGroup,
  type CvssMetric,
  type CvssVersion,
} from './cvssMetrics.js';
export {
  formatCvssVector,
  inspectCvssVector,
  parseCvssVector,
  type CvssVector,
  type CvssVectorDraft,
} from './cvssVector.js';
export { changeCvssMetric, changeOwaspFactor, type CvssChangeOptions } from './changeVector.js';
export { OWASP_FACTORS, type OwaspFactor, type OwaspGroup } from './owaspFactors.js';
export { convertCvssVector, type ConvertedCvssVector } from './convertCvss.js';
export { cvssSeverityOf, type CvssSeverity } from './cvssSeverity.js';
export { scoreCvss, type CvssScore } from './scoreCvss.js';
export {
  formatOwaspVector,
  inspectOwaspVector,
  scoreOwaspRiskRating,
  type OwaspFactorValues,
  type OwaspRiskRating,
  type OwaspVectorDraft,
} from './scoreOwaspRiskRating.js';
export { VectorError, type VectorProblem } from './VectorError.js';
export type { OwaspLevel } from '../severity.js';
