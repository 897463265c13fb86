import { useRef, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { Message, TextSpan } from '../../i18n/index.js';
import { Dialog, type DialogProps } from '../overlay/Dialog.js';
import { messages as dialogMessages } from '../overlay/Dialog.messages.js';
import { DialogCancel } from '../overlay/DialogCancel.js';
import { Stack } from './form.styles.js';
import { FormBody, type FormBodyOptions } from './FormBody.js';
import { SavedMark } from './SavedMark.js';

/** Props of {@link FormDialog}. @public */
export interface FormDialogProps<Values extends object>
  extends
    FormBodyOptions<Values>,
    Pick<DialogProps, 'title' | 'subtitle' | 'size' | 'footStart' | 'onClose'> {
  /** True when the action cannot be undone. The color of its button shows this. @defaultValue false */
  isDestructive?: boolean;
  /**
   * True when the foot shows that the form was saved. For a dialog that stays open after saving and has no
   * other text for it.
   * @defaultValue false
   */
  saysSaved?: boolean;
  /** Words of the button that leaves it, while it can be sent. @defaultValue “Cancel” */
  cancelLabel?: ReactNode;
}

/**
 * A form in a dialog. It stays open until its owner stops drawing it, such as in `onSaved`, and asks before it drops what was typed
 * and not sent. In one that stays open, what was sent counts as saved, so that it can be sent again.
 * @public
 */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, subtitle, size, footStart, onClose, cancelLabel, saysSaved, children, ...body } = props;
  const element = useRef<HTMLDivElement>(null);
  return (
    <FormBody {...body} element={element} fields={children}>
      {({ state, isUnsaved, canSave, onSubmit, onKeyDown, content, deleteButton, question, submitButton }) =>
        // Replaces the form, which keeps the text typed in the meantime. A dialog never opens over another.
        question || (
          <Dialog
            title={title}
            subtitle={subtitle}
            size={size}
            footStart={
              (deleteButton || footStart) && (
                <>
                  <TextSpan>{deleteButton}</TextSpan>
                  <TextSpan>{footStart}</TextSpan>
                </>
              )
            }
            onClose={onClose}
            isDirty={isUnsaved}
            isBusy={state.isSubmitting}
            onSubmit={canSave ? onSubmit : undefined}
            foot={
              <>
                <DialogCancel
                  variant={canSave ? 'quiet' : 'secondary'}
                  isBusy={state.isSubmitting}
                  onClose={onClose}
                >
                  {canSave ? cancelLabel : <Message {...dialogMessages.close} />}
                </DialogCancel>
                {saysSaved && canSave && <SavedStatus isDirty={state.isDirty} />}
                <TextSpan>{submitButton}</TextSpan>
              </>
            }
          >
            <Stack ref={element} onKeyDown={onKeyDown}>
              {content}
            </Stack>
          </Dialog>
        )
      }
    </FormBody>
  );
}

function SavedStatus({ isDirty }: { isDirty: boolean }) {
  const { submitSucceeded } = useFormState({ subscription: { submitSucceeded: true } });
  return <span role="status">{submitSucceeded && !isDirty && <SavedMark />}</span>;
}
