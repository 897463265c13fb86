import { useIntl } from '../../i18n/index.js';
import { MenuButton } from '../../ui/overlay/Menu.js';
import type { ListFilter } from './ListDefinition.js';
import { FilterPill, type ListPillOptions } from './listPill.js';
import { textOf, type ListText } from './listText.js';
import type { ListValue } from './listValue.js';

/** Options of {@link listChoice}. @public */
export interface ListChoiceOptions<Value extends ListValue> extends ListPillOptions<Value> {
  /** Words of the button. */
  label: ListText;
  /** The values to choose from, in their order; `valueText` puts them into words. */
  options: readonly string[];
}

/** A filter by one of a few words: a menu while it is off, a pill while it is on. @public */
export function listChoice<Value extends ListValue>(options: ListChoiceOptions<Value>): ListFilter<Value> {
  const { key } = options;
  return {
    key,
    Control: ({ value, change }) =>
      value[key] === undefined && (
        <Choices options={options} onChoose={(word) => change({ [key]: word } as Partial<Value>)} />
      ),
    Applied: (props) => <FilterPill<Value> {...props} options={options} />,
  };
}

function Choices<Value extends ListValue>(props: {
  options: ListChoiceOptions<Value>;
  onChoose: (word: string) => void;
}) {
  const { options, onChoose } = props;
  const intl = useIntl();
  return (
    <MenuButton
      variant="facet"
      items={options.options.map((word) => ({
        id: word,
        label: options.valueText?.(intl, word) ?? word,
        onSelect: () => onChoose(word),
      }))}
    >
      {textOf(intl, options.label)}
    </MenuButton>
  );
}
