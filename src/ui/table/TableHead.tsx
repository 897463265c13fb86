import type { RefObject } from 'react';
import { Message, useIntl } from '../../i18n/index.js';
import { Checkbox } from '../fields/Checkbox.js';
import { VisuallyHidden } from '../controls/VisuallyHidden.js';
import { messages } from './DataTable.messages.js';
import { HeadCell } from './HeadCell.js';
import type { TableSorting } from './interfaces.js';
import type { ColumnSizing } from './useColumnSizing.js';
import { useHeadKeys } from './useHeadKeys.js';
import type { RowSelection } from './useRowSelection.js';

/** Props of {@link TableHead}. */
export interface TableHeadProps<Row> {
  table: RefObject<HTMLElement | null>;
  sizing: ColumnSizing<Row>;
  sorting: TableSorting | undefined;
  /** Undefined: nothing can be selected. */
  selection: RowSelection | undefined;
  isEmpty: boolean;
  /** True when rows have an arrow in front. */
  hasExpander: boolean;
  /** Id of the element that describes the keys of heads. */
  describedBy: string;
}

/** The heads of a table. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { table, sizing, sorting, selection, isEmpty, hasExpander, describedBy } = props;
  const keys = useHeadKeys(table, sizing.placed, sorting !== undefined);
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {selection && (
          <th role="columnheader" data-lead="box" scope="col">
            <SelectAll selection={selection} isEmpty={isEmpty} />
          </th>
        )}
        {hasExpander && (
          <th role="columnheader" data-lead="expander" scope="col">
            <VisuallyHidden>
              <Message {...messages.expand} />
            </VisuallyHidden>
          </th>
        )}
        {sizing.placed.map((placed) => (
          <HeadCell
            key={placed.column.id}
            placed={placed}
            sorting={sorting}
            keys={keys}
            change={sizing.change}
            describedBy={describedBy}
          />
        ))}
      </tr>
    </thead>
  );
}

/** Selects all rows of a list, or none. */
export function SelectAll({ selection, isEmpty }: { selection: RowSelection; isEmpty: boolean }) {
  const intl = useIntl();
  return (
    <Checkbox
      label={intl.formatMessage(messages.selectAll)}
      isLabelHidden
      checked={selection.isAll}
      disabled={isEmpty}
      onCheckedChange={selection.toggleAll}
    />
  );
}
