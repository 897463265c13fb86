import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { useIntl } from '../../i18n/index.js';
import { deferred } from '../../ui/later/deferred.js';
import { PopoverButton } from '../../ui/overlay/Popover.js';
import { LoadingRows } from '../../ui/layout/states.js';
import type { ListFilter, ListFilterProps } from './ListDefinition.js';
import { FilterPill, type ListPillOptions } from './listPill.js';
import { textOf, type ListText } from './listText.js';
import type { ListValue } from './listValue.js';

/** Options of {@link listWords}. */
export interface ListWordsOptions<Value extends ListValue> extends ListPillOptions<Value> {
  /** Words of the button. */
  label: ListText;
  /** The values to choose from, in their order. */
  options: readonly string[];
  /** One value in words. */
  valueText: (intl: IntlShape, value: string) => string;
  /** Draws one value. @defaultValue its words */
  valueLabel?: (value: string) => ReactNode;
}

/** A filter by any of a few words: boxes to tick behind a button, and a pill that names what is ticked. */
export function listWords<Value extends ListValue>(options: ListWordsOptions<Value>): ListFilter<Value> {
  const { key, valueText } = options;
  const pill = {
    ...options,
    valueText: (intl: IntlShape, joined: string) =>
      intl.formatList(
        joined.split(',').map((word) => valueText(intl, word)),
        { type: 'disjunction' },
      ),
  };
  return {
    key,
    Control: (props) => <Words<Value> {...props} options={options} />,
    Applied: (props) => <FilterPill<Value> {...props} options={pill} />,
  };
}

function Words<Value extends ListValue>(
  props: ListFilterProps<Value> & { options: ListWordsOptions<Value> },
) {
  const { value, change, options } = props;
  const { key, label, options: words, valueText, valueLabel } = options;
  const intl = useIntl();
  const chosen = (value[key] ?? NONE) as readonly string[];
  return (
    <PopoverButton variant="facet" label={textOf(intl, label)}>
      <WordsForm
        label={textOf(intl, label)}
        options={words.map((word) => ({ word, label: valueLabel?.(word) ?? valueText(intl, word) }))}
        chosen={chosen}
        onChange={(next) => {
          const kept = words.filter((word) => next.includes(word));
          change({ [key]: kept.length > 0 ? kept : undefined } as Partial<Value>);
        }}
        fallback={<LoadingRows rows={words.length} />}
      />
    </PopoverButton>
  );
}

const NONE: readonly string[] = [];

const WordsForm = deferred(() => import('./WordsForm.js').then((module) => module.WordsForm));
