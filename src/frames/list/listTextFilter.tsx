import { useIntl } from '../../i18n/index.js';
import { deferred } from '../../ui/later/deferred.js';
import { PopoverButton } from '../../ui/overlay/Popover.js';
import { LoadingRows } from '../../ui/layout/states.js';
import type { ListFilter } from './ListDefinition.js';
import { FilterPill, type ListPillOptions } from './listPill.js';
import { textOf, type ListText } from './listText.js';
import type { ListValue } from './listValue.js';

/** Options of {@link listTextFilter}. @public */
export interface ListTextFilterOptions<Value extends ListValue> extends ListPillOptions<Value> {
  /** Words of the button, and label of the field. */
  label: ListText;
  /** Below the field: what can be typed. */
  hint?: ListText;
  /** Converts the typed text into the server's form. @defaultValue as it is, without spaces around it */
  toValue?: (text: string) => string;
}

/** A filter by a text that is typed, where the server cannot list what there is to choose from. @public */
export function listTextFilter<Value extends ListValue>(
  options: ListTextFilterOptions<Value>,
): ListFilter<Value> {
  const { key } = options;
  return {
    key,
    Control: ({ value, change }) =>
      value[key] === undefined && (
        <TextFilter options={options} onApply={(text) => change({ [key]: text } as Partial<Value>)} />
      ),
    Applied: (props) => <FilterPill<Value> {...props} options={options} />,
  };
}

interface TextFilterProps<Value extends ListValue> {
  options: ListTextFilterOptions<Value>;
  onApply: (text: string) => void;
}

function TextFilter<Value extends ListValue>({ options, onApply }: TextFilterProps<Value>) {
  const { label, hint, toValue = (text: string) => text } = options;
  const intl = useIntl();
  return (
    <PopoverButton variant="facet" label={textOf(intl, label)}>
      {(close) => (
        <TextFilterForm
          label={textOf(intl, label)}
          hint={hint && textOf(intl, hint)}
          onApply={(text) => (close(), onApply(toValue(text)))}
          fallback={<LoadingRows rows={1} />}
        />
      )}
    </PopoverButton>
  );
}

const TextFilterForm = deferred(() => import('./TextFilterForm.js').then((module) => module.TextFilterForm));
