import { useState, type ReactNode } from 'react';
import { useIntl } from '../../i18n/index.js';
import { Button } from '../controls/Button.js';
import { Dialog } from './Dialog.js';
import { messages } from './Dialog.messages.js';
import { DialogCancel } from './DialogCancel.js';
import { TextField } from '../fields/TextField.js';
import { InlineNotice } from '../layout/states.js';

/** Props of {@link ConfirmDialog}. @public */
export interface ConfirmDialogProps {
  /** A question with the object: “Delete payments-gateway 4.12.0?” */
  title: ReactNode;
  /** The side effects, and whether the action can be undone. */
  children?: ReactNode;
  /** The verb of the title with its object: “Delete project”. */
  confirmLabel: ReactNode;
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** Called when the user decides against it. */
  onClose: () => void;
  /** True when something is lost. @defaultValue true */
  isDestructive?: boolean;
  /** Text to be typed first, for what is large and cannot be undone. */
  typeToConfirm?: string;
  /** While it is being done. The question then stays until that has ended. */
  isBusy?: boolean;
  /**
   * Stops the running work. Its button replaces “Cancel” in the meantime. Absent: the work cannot be stopped.
   */
  onStop?: () => void;
  /** The word in progress: “Deleting”. */
  busyLabel?: ReactNode;
  /** Why it failed; everything stays as it was. */
  error?: ReactNode;
}

/** Asks before something that cannot simply be taken back. @public */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, onConfirm, onClose, isDestructive = true, typeToConfirm } = props;
  const { isBusy = false, onStop, busyLabel, error } = props;
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const isConfirmed = typeToConfirm === undefined || asSeen(typed) === asSeen(typeToConfirm);
  const ask =
    typeToConfirm === undefined ? '' : intl.formatMessage(messages.typeToConfirm, { text: typeToConfirm });
  return (
    <Dialog
      role="alertdialog"
      size="small"
      title={title}
      onClose={isBusy && onStop ? onStop : onClose}
      isBusy={isBusy && !onStop}
      // The name of what is to go is no loss.
      isDirty={false}
      onSubmit={(event) => {
        event.preventDefault();
        if (isConfirmed && !isBusy) onConfirm();
      }}
      foot={
        <>
          <DialogCancel
            isBusy={isBusy}
            onClose={onClose}
            onStop={onStop}
            isFirst={typeToConfirm === undefined}
          />
          <Button
            type="submit"
            variant={isDestructive ? 'danger' : 'primary'}
            isBusy={isBusy}
            busyLabel={busyLabel}
            disabledReason={isConfirmed ? undefined : ask}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error && <InlineNotice tone="danger" role="alert" title={error} />}
      {children && <div>{children}</div>}
      {typeToConfirm !== undefined && (
        <TextField label={ask} value={typed} onValueChange={setTyped} autoComplete="off" />
      )}
    </Dialog>
  );
}

/** A name as people can read and type it: without signs that cannot be seen, and with the blanks that a page shows. */
function asSeen(text: string): string {
  return text.normalize().replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
}

const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
