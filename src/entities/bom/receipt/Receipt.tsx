import type { BomReceipt } from '../../../domain/receipt/BomReceipt.js';
import { ReceiptLinks } from './ReceiptLinks.js';
import { ReceiptView } from './ReceiptView.js';

/** Props of {@link Receipt}. */
export interface ReceiptProps {
  receipt: BomReceipt;
  /** Called before a link leads to the page of the receipt. */
  onLeave: () => void;
}

/** The receipt at the end of an upload, with the link to its page. */
export function Receipt({ receipt, onLeave }: ReceiptProps) {
  return (
    <div>
      <ReceiptView receipt={receipt} />
      <ReceiptLinks receipt={receipt} onLeave={onLeave} />
    </div>
  );
}
