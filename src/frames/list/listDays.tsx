import type { IntlShape } from 'react-intl';
import { useIntl } from '../../i18n/index.js';
import { deferred } from '../../ui/later/deferred.js';
import { PopoverButton } from '../../ui/overlay/Popover.js';
import { LoadingRows } from '../../ui/layout/states.js';
import type { ListFilter } from './ListDefinition.js';
import { FilterPill, type ListPillOptions } from './listPill.js';
import { textOf, type ListText } from './listText.js';
import type { ListValue } from './listValue.js';
import { dayText, rangeText } from './rangeText.js';

/** Options of {@link listDays}. */
export interface ListDaysOptions<Value extends ListValue> extends Omit<ListPillOptions<Value>, 'valueText'> {
  /** Words of the button: what the days are of. */
  label: ListText;
}

/** A filter by the days between which something was: two fields behind a button while it is off, a pill while it is on. */
export function listDays<Value extends ListValue>(options: ListDaysOptions<Value>): ListFilter<Value> {
  const { key, label } = options;
  const pill = {
    ...options,
    valueText: (intl: IntlShape, range: string) => rangeText(intl, range, dayText),
  };
  return {
    key,
    Control: ({ value, change }) =>
      value[key] === undefined && (
        <Days label={label} onApply={(range) => change({ [key]: range } as Partial<Value>)} />
      ),
    Applied: (props) => <FilterPill<Value> {...props} options={pill} />,
  };
}

function Days({ label, onApply }: { label: ListText; onApply: (range: string | undefined) => void }) {
  const intl = useIntl();
  const words = textOf(intl, label);
  return (
    <PopoverButton variant="facet" label={words}>
      {(close) => (
        <DaysForm
          label={words}
          onApply={(range) => (close(), onApply(range))}
          fallback={<LoadingRows rows={2} />}
        />
      )}
    </PopoverButton>
  );
}

const DaysForm = deferred(() => import('./DaysForm.js').then((module) => module.DaysForm));
