/**
 * What the first action in the list brings, in one file: in one each, hosts would download what they share with the list in
 * dozens of pieces. What an opened row needs is apart.
 */
export { Auditor } from '../../../entities/finding/audit/Auditor.js';
export { UnsavedBadge } from '../../../entities/finding/audit/UnsavedBadge.js';
export { BulkAudit } from '../../../entities/finding/bulk/BulkAudit.js';
export { AllFilters } from './list/AllFilters.js';
export { analyzeAgain } from './list/analyzeAgain.js';
export { DensityChoice } from './list/DensityChoice.js';
export { exportDocument } from '../../../data/exportDocument.js';
export { exportVex } from './files/exportVex.js';
export { FacetChoices } from './list/FacetChoices.js';
export { FindingsRefused } from './list/FindingsRefused.js';
export { KeyHelp } from './list/KeyHelp.js';
export { NewerNotice } from './list/NewerNotice.js';
export { NoFindings } from './list/NoFindings.js';
export { saveCsv } from './files/saveCsv.js';
export { VexUploadWindow } from '../BomUpload/onDemand.js';
