import { Message } from 'bomdeck/i18n';
import { ConfirmDialog } from 'bomdeck/ui';
import { messages } from './LeaveDialog.messages.js';

/** Asks whether to leave a page with input that is not saved. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <ConfirmDialog
      title={<Message {...messages.unsaved} />}
      confirmLabel={<Message {...messages.leave} />}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <Message {...messages.unsavedAdvice} />
    </ConfirmDialog>
  );
}
