import { Message, useIntl } from '../i18n/index.js';
import { Pill } from '../ui/Pill.js';
import type { ListFilter, ListFilterProps } from './ListDefinition.js';
import type { ListValue } from './listCodec.js';
import { textOf, type ListMessage } from './listText.js';

/** What {@link listPill} makes a filter of. */
export interface ListPillOptions<Value extends ListValue> {
  /** Member of the view. */
  key: keyof Value & string;
  /** Name of the filter for the button that removes it, with the value `value`. */
  label: ListMessage;
  /** What it says, with the value `value`. */
  says: ListMessage;
}

/** A filter that comes from an address: it has no control, but can be removed. */
export function listPill<Value extends ListValue>(options: ListPillOptions<Value>): ListFilter<Value> {
  const { key, label, says } = options;
  return {
    key,
    Applied: (props) => <RemovablePill<Value> {...props} filterKey={key} label={label} says={says} />,
  };
}

function RemovablePill<Value extends ListValue>(
  props: ListFilterProps<Value> & { filterKey: keyof Value & string; label: ListMessage; says: ListMessage },
) {
  const { change, filterKey, label, says } = props;
  const intl = useIntl();
  const value = String(props.value[filterKey]);
  return (
    <Pill
      label={textOf(intl, label, { value })}
      onRemove={() => change({ [filterKey]: undefined } as Partial<Value>)}
    >
      <Message {...says} values={{ value: <bdi key="value">{value}</bdi> }} />
    </Pill>
  );
}
