import { useContext, type ReactNode } from 'react';
import { Message, useIntl } from '../../i18n/index.js';
import * as actionMessages from '../controls/actions.messages.js';
import { Button, type ButtonProps } from '../controls/Button.js';
import { messages } from './Dialog.messages.js';
import { DialogContext } from './DialogContext.js';

/** Props of {@link DialogCancel}. */
export interface DialogCancelProps extends Pick<ButtonProps, 'variant'> {
  /** Closes the dialog, which asks first when something would be lost. */
  onClose: () => void;
  /** While the work of the dialog runs. @defaultValue false */
  isBusy?: boolean;
  /** Stops the work. Absent: it cannot be stopped, and the dialog stays until it has ended. */
  onStop?: () => void;
  /** True when the button gets the focus at first. @defaultValue false */
  isFirst?: boolean;
  /** Its words while nothing runs. @defaultValue “Cancel” */
  children?: ReactNode;
}

/**
 * The button in the foot that leaves a dialog. While work runs it stops that, or says why the dialog stays: left by then, a refusal
 * would have no place to be read.
 */
export function DialogCancel(props: DialogCancelProps) {
  const { variant = 'quiet', onClose, isBusy = false, onStop, isFirst = false, children } = props;
  const intl = useIntl();
  const requestClose = useContext(DialogContext) ?? onClose;
  const canStop = isBusy && onStop !== undefined;
  return (
    <Button
      variant={variant}
      onClick={canStop ? onStop : requestClose}
      disabledReason={isBusy && !canStop ? intl.formatMessage(messages.staysWhileBusy) : undefined}
      data-autofocus={isFirst ? '' : undefined}
    >
      {canStop ? <Message {...actionMessages.stop} /> : (children ?? <Message {...messages.cancel} />)}
    </Button>
  );
}
