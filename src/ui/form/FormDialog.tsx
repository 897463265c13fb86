import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.js';
import { Message } from '../../i18n/index.js';
import { Button } from '../Button.js';
import { Dialog, type DialogProps } from '../Dialog.js';
import { messages as dialogMessages } from '../Dialog.messages.js';
import { FormCore, type FormOptions, type FormState } from './Form.js';
import { messages } from './form.messages.js';

/** Props of {@link FormDialog}. */
export interface FormDialogProps<Values extends object>
  extends FormOptions<Values>, Pick<DialogProps, 'title' | 'subtitle' | 'size' | 'footStart' | 'onClose'> {
  /** The action: “Create project”. Absent: “Save”. */
  submitLabel?: ReactNode;
  /** The word in progress: “Creating”. */
  busyLabel?: ReactNode;
  isDestructive?: boolean;
  children: ReactNode | ((state: FormState<Values>) => ReactNode);
}

/** A form in a dialog. It stays open until its owner stops drawing it, such as after `onSubmit` succeeded. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const {
    title,
    subtitle,
    size,
    footStart,
    onClose,
    submitLabel,
    busyLabel,
    isDestructive,
    children,
    ...options
  } = props;
  const element = useRef<HTMLDivElement>(null);
  return (
    <FormCore {...options} element={element}>
      {(state, onSubmit, problem) => (
        <Dialog
          title={title}
          subtitle={subtitle}
          size={size}
          footStart={footStart}
          onClose={onClose}
          isDirty={state.isDirty}
          isBusy={state.isSubmitting}
          onSubmit={onSubmit}
          foot={
            <>
              <Button variant="quiet" onClick={onClose}>
                <Message {...dialogMessages.cancel} />
              </Button>
              <Button
                type="submit"
                variant={isDestructive ? 'danger' : 'primary'}
                isBusy={state.isSubmitting}
                busyLabel={busyLabel ?? <Message {...messages.saving} />}
              >
                {submitLabel ?? <Message {...messages.save} />}
              </Button>
            </>
          }
        >
          <Column ref={element}>
            {problem}
            {typeof children === 'function' ? children(state) : children}
          </Column>
        </Dialog>
      )}
    </FormCore>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  min-inline-size: 0;
`;
