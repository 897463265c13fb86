/** What an opened row needs, in one file, see `onDemand`. */
export { AnalyzerLink } from './audit/AnalyzerLink.js';
export { FindingDetail } from './audit/FindingDetail.js';
export { FindingSheet } from './audit/FindingSheet.js';
export { CweList } from '../vulnerability/index.js';
export { findSafeVersion } from '../../data/findSafeVersion.js';
export { SafeVersionText } from '../component/index.js';
