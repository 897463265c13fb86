import { useIntl } from '../../../i18n/index.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import * as messages from './outcome.messages.js';

/** Props of {@link OutcomeChoice}. */
export interface OutcomeChoiceProps<Outcome extends string> {
  /** Undefined: all but the last outcome. */
  value: Outcome | 'all' | undefined;
  onValueChange: (value: Outcome | 'all' | undefined) => void;
  /** The outcomes in their order with their words. The last one is no difference. */
  outcomes: readonly { value: Outcome; label: string }[];
  /** The rows of each outcome; undefined while they are not known. */
  counts: Readonly<Record<Outcome, number>> | undefined;
}

/** Above a list of a comparison: which outcomes it lists, each with its number. By default, what differs. */
export function OutcomeChoice<Outcome extends string>(props: OutcomeChoiceProps<Outcome>) {
  const { value, onValueChange, outcomes, counts } = props;
  const intl = useIntl();
  const numbers = counts && outcomes.map((outcome) => counts[outcome.value]);
  const all = numbers?.reduce((sum, count) => sum + count, 0);
  const options: readonly {
    value: Outcome | 'all' | typeof DIFFERENCES;
    label: string;
    count: number | undefined;
  }[] = [
    {
      value: DIFFERENCES,
      label: intl.formatMessage(messages.differences),
      count: numbers && all! - numbers.at(-1)!,
    },
    ...outcomes.map((outcome, place) => ({ ...outcome, count: numbers?.[place] })),
    { value: 'all', label: intl.formatMessage(messages.all), count: all },
  ];
  return (
    <SegmentedControl<Outcome | 'all' | typeof DIFFERENCES>
      label={intl.formatMessage(messages.narrow)}
      value={value ?? DIFFERENCES}
      onValueChange={(next) => onValueChange(next === DIFFERENCES ? undefined : next)}
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

const DIFFERENCES = 'differences';
