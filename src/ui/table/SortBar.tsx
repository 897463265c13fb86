import { useState } from 'react';
import { useIntl } from '../../i18n/index.js';
import { Button } from '../controls/Button.js';
import { deferred } from '../later/deferred.js';
import { Select } from '../fields/Select.js';
import { IconButton } from '../controls/IconButton.js';
import { messages } from './DataTable.messages.js';
import type { TableColumn, TableSorting } from './interfaces.js';

/** Props of {@link SortBar}. */
export interface SortBarProps extends TableSorting {
  /** Those that can be sorted by, one at least. */
  columns: readonly TableColumn<never>[];
}

/** Shows and changes the sort order of a list whose rows are blocks and have no heads to click. */
export function SortBar({ columns, rules, onChange }: SortBarProps) {
  const intl = useIntl();
  const [isSorting, setIsSorting] = useState(false);
  const [first, ...others] = rules;
  const sortBy = (id: string) => {
    const isDescending = columns.find((column) => column.id === id)?.isDescendingFirst === true;
    onChange(id === NONE ? [] : [{ id, isDescending }, ...others.filter((rule) => rule.id !== id)]);
  };
  return (
    <>
      <Select
        label={intl.formatMessage(messages.sortBy)}
        isLabelHidden
        size="small"
        value={first?.id ?? NONE}
        options={[
          { value: NONE, label: intl.formatMessage(messages.unsorted) },
          ...columns.map((column) => ({ value: column.id, label: column.header })),
        ]}
        onValueChange={sortBy}
      />
      {first && (
        <IconButton
          icon={first.isDescending ? 'arrow-down' : 'arrow-up'}
          size="small"
          variant="secondary"
          label={intl.formatMessage(first.isDescending ? messages.descending : messages.ascending)}
          onClick={() => onChange([{ ...first, isDescending: !first.isDescending }, ...others])}
        />
      )}
      {columns.length > 1 && (
        <Button
          size="small"
          icon="chevron-up-down"
          aria-label={intl.formatMessage(messages.sortMore, { count: others.length })}
          onClick={() => setIsSorting(true)}
        >
          {others.length > 0 && intl.formatNumber(others.length)}
        </Button>
      )}
      {isSorting && (
        <SortDialog
          columns={columns}
          sort={rules}
          onSortChange={onChange}
          onClose={() => setIsSorting(false)}
        />
      )}
    </>
  );
}

const SortDialog = deferred(() => import('./SortDialog.js').then((module) => module.SortDialog));
const NONE = '-';
