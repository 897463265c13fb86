/** What an opened row needs, in one file, see `onDemand`. */
export { AnalyzerLink } from '../../../entities/finding/audit/AnalyzerLink.js';
export { FindingDetail } from '../../../entities/finding/audit/FindingDetail.js';
export { FindingSheet } from '../../../entities/finding/audit/FindingSheet.js';
export { CweList } from '../../../entities/vulnerability/CweList.js';
export { findSafeVersion } from '../../../data/findSafeVersion.js';
export { SafeVersionText } from '../../../entities/component/safeVersion/SafeVersionText.js';
