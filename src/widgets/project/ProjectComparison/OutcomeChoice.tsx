import { useIntl } from '../../../i18n/index.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import * as messages from './outcome.messages.js';

/** Props of {@link OutcomeChoice}. */
export interface OutcomeChoiceProps<Outcome extends string> {
  value: Outcome;
  onValueChange: (value: Outcome) => void;
  /** The choices with their words and how many rows each lists; undefined while that is not known. */
  options: readonly { value: Outcome; label: string; count: number | undefined }[];
}

/** Above a list of a comparison: which outcomes it lists, each with its number. */
export function OutcomeChoice<Outcome extends string>(props: OutcomeChoiceProps<Outcome>) {
  const { value, onValueChange, options } = props;
  const intl = useIntl();
  return (
    <SegmentedControl<Outcome>
      label={intl.formatMessage(messages.narrow)}
      value={value}
      onValueChange={onValueChange}
      options={options.map(({ value: outcome, label, count }) => ({
        value: outcome,
        label:
          count === undefined
            ? label
            : intl.formatMessage(messages.counted, { outcome: label, count: intl.formatNumber(count) }),
      }))}
    />
  );
}
