/**
 * What the first action in the list brings, in one file: in one each, hosts would download what they share with the list in
 * dozens of pieces. What an opened row needs is apart.
 */
export { AllFilters } from './AllFilters.js';
export { analyzeAgain } from './analyzeAgain.js';
export { Auditor } from './Auditor.js';
export { BulkAudit } from './BulkAudit.js';
export { DensityChoice } from './DensityChoice.js';
export { exportDocument } from '../../../data/exportDocument.js';
export { FacetChoices } from './FacetChoices.js';
export { FindingsRefused } from './FindingsRefused.js';
export { KeyHelp } from './KeyHelp.js';
export { NewerNotice } from './NewerNotice.js';
export { NoFindings } from './NoFindings.js';
export { saveCsv } from './saveCsv.js';
export { UnsavedBadge } from './UnsavedBadge.js';
export { VexUploadWindow } from '../BomUpload/onDemand.js';
