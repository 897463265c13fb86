/** What an opened row needs, in one file, see `onDemand`. */
export { AnalyzerLink } from './AnalyzerLink.js';
export { FindingDetail } from './FindingDetail.js';
export { FindingSheet } from './FindingSheet.js';
export { CweList } from '../../../parts/CweList.js';
