/** What an opened row needs, in one file, see `onDemand`. */
export { AnalyzerLink } from './audit/AnalyzerLink.js';
export { FindingDetail } from './audit/FindingDetail.js';
export { FindingSheet } from './audit/FindingSheet.js';
export { CweList } from '../../../parts/CweList.js';
export { findSafeVersion } from '../../../data/findSafeVersion.js';
export { SafeVersionText } from '../../../panel/safeVersion/SafeVersionText.js';
