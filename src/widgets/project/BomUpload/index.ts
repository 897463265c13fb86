export { BomUpload, type BomProcessedEvent, type BomUploadProps } from './BomUpload.js';
export { BomDropTarget, type BomDropTargetProps } from './BomDropTarget.js';
export { BomUploadDialog, type BomUploadDialogProps } from './BomUploadDialog.js';
export type { BomCounts, BomOutcome } from '../../../entities/bom/bomUploadJob.js';
export { VexUploadDialog, type VexProcessedEvent, type VexUploadDialogProps } from './VexUploadDialog.js';
export type { VexChanges, VexOutcome } from '../../../entities/bom/vex/vexUploadJob.js';
