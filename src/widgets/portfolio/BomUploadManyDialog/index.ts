export {
  BomUploadManyDialog,
  type BomsProcessedEvent,
  type BomUploadManyDialogProps,
  type ProcessedBom,
} from './BomUploadManyDialog.js';
