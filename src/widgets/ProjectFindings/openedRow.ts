/** What an opened row needs, in one file, see `onDemand`. */
export { FindingDetail } from './FindingDetail.js';
export { FindingSheet } from './FindingSheet.js';
export { CweList } from '../../parts/CweList.js';
