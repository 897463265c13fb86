/** What the first action in a list of findings brings, in one file. What an opened row needs is in `openedRow`. */
export { Auditor } from './audit/Auditor.js';
export { UnsavedBadge } from './audit/UnsavedBadge.js';
export { BulkAudit } from './bulk/BulkAudit.js';
