import { Message } from 'bomdeck/i18n';
import { ConfirmDialog } from 'bomdeck/ui';
import { messages } from './routes.messages.js';

/** The question of {@link LeaveGuard}. */
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
