/** What an opened row of findings needs, in one file that is loaded with the first one. */
export { AnalyzerLink } from './audit/AnalyzerLink.js';
export { FindingDetail } from './audit/FindingDetail.js';
export { FindingSheet } from './audit/FindingSheet.js';
export { CweList } from '../vulnerability/index.js';
export { findSafeVersion } from '../../data/findSafeVersion.js';
export { SafeVersionText } from '../component/index.js';
