export { UploadReceipt, type UploadReceiptProps } from './UploadReceipt.js';
export type {
  BomReceipt,
  ReceiptChange,
  ReceiptComponent,
  ReceiptFinding,
  ReceiptFindings,
  ReceiptList,
  ReceiptStep,
  ReceiptViolation,
  ReceiptViolations,
  ViolationLevel,
} from '../../../domain/receipt/BomReceipt.js';
