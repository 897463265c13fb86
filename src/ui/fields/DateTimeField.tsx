import { useState } from 'react';
import { styled } from 'styled-components';
import { Message, useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { HalfTypedField } from './DateField.js';
import { messages } from './DateTimeField.messages.js';
import { splitFrame, type FieldFrameProps } from './Field.js';
import { FieldGroup } from './FieldGroup.js';
import { dateTimeOf, momentOf, type DateTime } from './dateTimeText.js';

/** Props of {@link DateTimeField}. @public */
export interface DateTimeFieldProps extends FieldFrameProps {
  /** A moment in UTC such as `2026-03-31T22:00:00Z`; empty: none; `incomplete`: half typed, which is for the check of the form to refuse. */
  value: string;
  /** Called with the moment, to the second. */
  onValueChange: (value: string) => void;
  /**
   * The time zone in which the user types. The field shows it. `local` is the zone of the browser.
   * @defaultValue 'local'
   */
  zone?: 'local' | 'UTC';
  /** Shows the value and takes none. */
  isReadOnly?: boolean;
  /** Called when one of its halves is left. */
  onBlur?: () => void;
  /** Names of its halves, for the browser: `name` and `name-time`. */
  name?: string;
}

/** A moment: a day, with the browser's calendar, and a time. A day without a time means midnight. @public */
export function DateTimeField(props: DateTimeFieldProps) {
  const [frame, own] = splitFrame(props);
  const { value, onValueChange, zone = 'local', isReadOnly, onBlur, name } = own;
  const intl = useIntl();
  const [typed, setTyped] = useState(() => dateTimeOf(value, zone));
  // One half alone is not a moment. A value from elsewhere replaces both.
  const { date, time } = momentOf(typed, zone) === value ? typed : dateTimeOf(value, zone);
  const set = (next: DateTime) => {
    setTyped(next);
    onValueChange(momentOf(next, zone));
  };
  const zoneName = zone === 'UTC' ? 'UTC' : new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const half = { isReadOnly, onBlur, 'aria-invalid': frame.error ? true : undefined };
  return (
    <FieldGroup {...frame} note={<Message {...messages.zone} values={{ zone: zoneName }} />}>
      {(group) => (
        <Halves {...group}>
          <HalfTypedField
            {...half}
            name={name}
            type="date"
            max="9999-12-31"
            label={intl.formatMessage(messages.date)}
            isLabelHidden
            value={date}
            onValueChange={(next) => set({ date: next, time })}
          />
          <HalfTypedField
            {...half}
            name={name && `${name}-time`}
            type="time"
            step={1}
            label={intl.formatMessage(messages.time)}
            isLabelHidden
            value={time}
            onValueChange={(next) => set({ date, time: next })}
          />
        </Halves>
      )}
    </FieldGroup>
  );
}

const Halves = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 200px));
  gap: ${theme.space.sm};
`;
