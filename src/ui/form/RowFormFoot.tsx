import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Message, TextSpan } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Button } from '../controls/Button.js';
import { messages as dialogMessages } from '../overlay/Dialog.messages.js';
import type { FormState } from './Form.js';
import { messages } from './form.messages.js';

/** Props of {@link RowFormFoot}. */
export interface RowFormFootProps<Values extends object> {
  state: FormState<Values>;
  saved: Values;
  isSaving: boolean;
  /** Keeps it from being saved. */
  problem?: string | undefined;
  /** At the start, such as a switch. */
  start?: ReactNode;
  /** Beside the buttons, such as the last result. */
  children?: ReactNode;
}

/** The end of a form in a row, which keeps what was typed (`KeptValues`): the buttons that discard and save. */
export function RowFormFoot<Values extends object>(props: RowFormFootProps<Values>) {
  const { state, saved, isSaving, problem, start, children } = props;
  // Field by field: resetting a form that keeps what was typed would keep it.
  const discard = () => {
    for (const name of Object.keys(saved) as (keyof Values & string)[]) state.change(name, saved[name]);
  };
  return (
    <Foot>
      <TextSpan>{start}</TextSpan>
      <Buttons>
        <TextSpan>{children}</TextSpan>
        {state.isDirty && (
          <Button variant="quiet" onClick={discard}>
            <Message {...dialogMessages.discard} />
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          isBusy={isSaving}
          busyLabel={<Message {...messages.saving} />}
          disabledReason={problem}
        >
          <Message {...messages.save} />
        </Button>
      </Buttons>
    </Foot>
  );
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space.sm};
  > label {
    align-self: center;
  }
`;

const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space.sm};
  margin-inline-start: auto;
`;
