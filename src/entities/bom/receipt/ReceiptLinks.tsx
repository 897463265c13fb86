import { useEffect, useState } from 'react';
import type { BomReceipt } from '../../../domain/receipt/BomReceipt.js';
import { encodeReceipt } from '../../../domain/receipt/receiptCode.js';
import { useTargetLink } from '../../../frames/facts/useTargetLink.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { Link } from '../../../ui/controls/Link.js';
import { Links } from './ReceiptSection.js';
import { messages } from './receipt.messages.js';

/** Props of {@link ReceiptLinks}. */
export interface ReceiptLinksProps {
  receipt: BomReceipt;
  /** Also leads to the page of the receipt, and calls this before. Absent: this is that page. */
  onLeave?: () => void;
}

/** The address of a receipt, to open and to share. Nothing where the host has no page for receipts. */
export function ReceiptLinks({ receipt, onLeave }: ReceiptLinksProps) {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    void encodeReceipt(receipt).then((text) => isCurrent && setCode(text));
    return () => void (isCurrent = false);
  }, [receipt]);
  const link = useTargetLink(
    code === undefined ? undefined : { to: 'receipt', projectId: receipt.projectId, receipt: code },
  );
  if (!link) return null;
  const { href, onNavigate } = link;
  return (
    <Links>
      {onLeave && (
        <Link
          href={href}
          onNavigate={
            onNavigate &&
            ((event) => {
              onLeave();
              onNavigate(event);
            })
          }
        >
          <Message {...messages.open} />
        </Link>
      )}
      <CopyLink href={href} />
    </Links>
  );
}

function CopyLink({ href }: { href: string }) {
  const { notify } = useHost();
  const intl = useIntl();
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setIsCopied(false), 3_000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  // Pages that are not served securely have no clipboard.
  if (!globalThis.navigator?.clipboard) return null;
  const copy = () =>
    navigator.clipboard.writeText(new URL(href, window.location.href).href).then(
      () => setIsCopied(true),
      () => notify({ kind: 'failure', title: intl.formatMessage(messages.copyFailed) }),
    );
  return (
    <Button size="small" variant="quiet" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
      <span role="status">
        <Message {...(isCopied ? messages.copied : messages.copyLink)} />
      </span>
    </Button>
  );
}
