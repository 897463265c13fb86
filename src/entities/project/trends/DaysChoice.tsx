import { Message, useIntl } from '../../../i18n/index.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { TREND_DAYS } from './trendValue.js';
import { messages } from './DaysChoice.messages.js';

/** Props of {@link DaysChoice}. */
export interface DaysChoiceProps {
  days: number;
  onDaysChange: (days: number) => void;
}

/** Lets the user choose how far metrics over time look back. */
export function DaysChoice({ days, onDaysChange }: DaysChoiceProps) {
  const intl = useIntl();
  return (
    <SegmentedControl
      label={intl.formatMessage(messages.range)}
      value={String(days)}
      onValueChange={(chosen) => onDaysChange(Number(chosen))}
      options={TREND_DAYS.map((count) => ({
        value: String(count),
        label:
          count === 365 ? (
            <Message {...messages.year} />
          ) : (
            <Message {...messages.days} values={{ days: count }} />
          ),
      }))}
    />
  );
}
