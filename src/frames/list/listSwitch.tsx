import { styled } from 'styled-components';
import { useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { Switch } from '../../ui/fields/Switch.js';
import { onPhone } from '../../ui/layout/mixins.js';
import { useTip } from '../../ui/overlay/useTip.js';
import type { ListFilter, ListFilterProps } from './ListDefinition.js';
import type { ListValue } from './listValue.js';
import { textOf, type ListText } from './listText.js';

/** Options of {@link listSwitch}. @public */
export interface ListSwitchOptions<Value extends ListValue> {
  /** Member of the view that it sets to true. */
  key: keyof Value & string;
  /** Beside the switch. */
  label: ListText;
  /** The effect of the switch, in a sentence. */
  tip?: ListText;
}

/** A switch in the toolbar of a list. While it cannot be used it can be reached all the same, and says why. @public */
export function listSwitch<Value extends ListValue>(options: ListSwitchOptions<Value>): ListFilter<Value> {
  const { key, label, tip } = options;
  return {
    key,
    Control: (props) => <TippedSwitch<Value> {...props} filterKey={key} label={label} tip={tip} />,
  };
}

/** Switches that belong together and stay on one line of the toolbar. They are never off for a reason. */
export function listSwitches<Value extends ListValue>(
  ...switches: readonly [ListSwitchOptions<Value>, ...ListSwitchOptions<Value>[]]
): ListFilter<Value> {
  return {
    key: switches[0].key,
    Control: ({ value, change }) => (
      <Together>
        {switches.map(({ key, ...words }) => (
          <TippedSwitch<Value> key={key} filterKey={key} {...words} value={value} change={change} />
        ))}
      </Together>
    ),
  };
}

function TippedSwitch<Value extends ListValue>(
  props: ListFilterProps<Value> & { filterKey: keyof Value & string; label: ListText; tip?: ListText },
) {
  const { value, change, filterKey, label } = props;
  const intl = useIntl();
  const isOn = Boolean(value[filterKey]);
  // A switch that is on can always be turned off.
  const offReason = isOn ? undefined : props.offReason;
  const words = offReason ?? props.tip;
  const tip = useTip(words && textOf(intl, words));
  const { 'aria-describedby': describedBy, ...events } = tip.merge<HTMLSpanElement>({});
  return (
    <Tipped {...events}>
      <Switch
        label={textOf(intl, label)}
        checked={isOn}
        onCheckedChange={(next) => change({ [filterKey]: next || undefined } as Partial<Value>)}
        isReadOnly={offReason !== undefined}
        aria-disabled={offReason !== undefined || undefined}
        aria-describedby={describedBy}
      />
      {tip.element}
    </Tipped>
  );
}

const Together = styled.span`
  display: inline-flex;
  gap: ${theme.space.sm};
  ${onPhone} {
    flex-wrap: wrap;
  }
`;

const Tipped = styled.span`
  display: inline-flex;
  margin-inline-end: ${theme.space.sm};
`;
