import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { Message, useIntl } from '../../i18n/index.js';
import { Pill } from '../../ui/controls/Pill.js';
import type { ListFilter, ListFilterProps } from './ListDefinition.js';
import { textOf, type ListMessage } from './listText.js';
import type { ListValue } from './listValue.js';

/** Options of {@link listPill}. @public */
export interface ListPillOptions<Value extends ListValue> {
  /** Member of the view. */
  key: keyof Value & string;
  /** Name of the filter for the button that removes it, “Tag payments”: a message with the value `value`, or a function of it. */
  name: ListMessage | ((value: string, intl: IntlShape) => string);
  /**
   * The text of the pill, “Tag is <b>payments</b>”: a message with the value `value` and the tag `b`, or a
   * function of the value.
   */
  says: ListMessage | ((value: ReactNode, intl: IntlShape) => ReactNode);
  /** The value in words. @defaultValue as it is */
  valueText?: (intl: IntlShape, value: string) => string | undefined;
}

/** A filter that comes from an address: it has no control, but can be removed. @public */
export function listPill<Value extends ListValue>(options: ListPillOptions<Value>): ListFilter<Value> {
  return { key: options.key, Applied: (props) => <FilterPill<Value> {...props} options={options} /> };
}

/** The pill that a filter shows while it is on. */
export function FilterPill<Value extends ListValue>(
  props: ListFilterProps<Value> & { options: ListPillOptions<Value> },
) {
  const { change, options } = props;
  const { key, name, says, valueText } = options;
  const intl = useIntl();
  const value = String(props.value[key]);
  const words = valueText?.(intl, value) ?? value;
  const shown = <bdi key="value">{words}</bdi>;
  return (
    <Pill
      label={typeof name === 'function' ? name(words, intl) : textOf(intl, name, { value: words })}
      onRemove={() => change({ [key]: undefined } as Partial<Value>)}
    >
      {typeof says === 'function' ? (
        says(shown, intl)
      ) : (
        <Message {...says} values={{ value: shown, b: stressed }} />
      )}
    </Pill>
  );
}

function stressed(words: ReactNode[]) {
  return <b key="b">{words}</b>;
}
