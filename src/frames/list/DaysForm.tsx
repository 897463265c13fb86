import { useState, type FormEvent } from 'react';
import { isDay, rangeOf, type Bounds } from '../../domain/range.js';
import { Message, useIntl } from '../../i18n/index.js';
import { Button } from '../../ui/controls/Button.js';
import { DateField } from '../../ui/fields/DateField.js';
import { messages } from './daysForm.messages.js';
import { FilterFields } from './FilterFields.js';
import { messages as applyMessages } from './textFilterForm.messages.js';

/** Props of {@link DaysForm}. */
export interface DaysFormProps {
  /** The event that the days refer to, such as “Occurred on”. */
  label: string;
  /** Called with a range of days; undefined where both were left empty. */
  onApply: (range: string | undefined) => void;
}

/** The form that opens from the button of a filter by days. */
export function DaysForm({ label, onApply }: DaysFormProps) {
  const intl = useIntl();
  const [days, setDays] = useState({ from: '', to: '' });
  const [isTried, setIsTried] = useState(false);
  const problems = problemsOf(days);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form floats in its own tree, but its events bubble to the elements around the button.
    event.stopPropagation();
    if (problems.from || problems.to) setIsTried(true);
    else onApply(rangeOf(days.from, days.to));
  };
  const field = (end: 'from' | 'to') => {
    const problem = isTried ? problems[end] : undefined;
    return (
      <DateField
        label={intl.formatMessage(messages[end], { filter: label })}
        value={days[end]}
        onValueChange={(day) => setDays({ ...days, [end]: day })}
        error={problem && intl.formatMessage(messages[problem])}
        autoFocus={end === 'from'}
      />
    );
  };
  return (
    <FilterFields onSubmit={submit} noValidate>
      {field('from')}
      {field('to')}
      <Button type="submit" variant="primary" size="small">
        <Message {...applyMessages.apply} />
      </Button>
    </FilterFields>
  );
}

function problemsOf({ from, to }: Required<Bounds<string>>): Bounds<'day' | 'reversed'> {
  const [isFromHalf, isToHalf] = [from !== '' && !isDay(from), to !== '' && !isDay(to)];
  const isReversed = !isFromHalf && !isToHalf && to !== '' && from > to;
  return {
    ...(isFromHalf && { from: 'day' }),
    ...(isToHalf && { to: 'day' }),
    ...(isReversed && { to: 'reversed' }),
  };
}
