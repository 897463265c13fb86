/** Columns that the lists of {@link CrudPanel} have. */
import { flagColumn, type ColumnLayout } from '../list/columns.js';
import type { ListColumn } from '../list/ListDefinition.js';
import { messages } from './crudColumns.messages.js';
import { RowName } from './RowName.js';

/** The name of a row, which opens the row. */
export function nameColumn<Row>(
  column: ColumnLayout<Row> & { idOf: (row: Row) => string; nameOf: (row: Row) => string },
): ListColumn<Row> {
  const { idOf, nameOf, ...layout } = column;
  return {
    width: 180,
    grow: 2,
    canHide: false,
    cardSlot: 'title',
    ...layout,
    cell: (row) => <RowName id={idOf(row)}>{nameOf(row)}</RowName>,
    sortValue: layout.sortValue ?? nameOf,
    exported: layout.exported ?? nameOf,
  };
}

/** Creates the column that shows whether a row is in use, last in its line. */
export function enabledColumn<Row>(isOn: (row: Row) => boolean): ListColumn<Row> {
  return flagColumn({
    id: 'enabled',
    header: messages.status,
    cardSlot: 'titleEnd',
    isOn,
    on: messages.enabled,
    off: messages.disabled,
    badge: { tone: 'success', icon: 'check' },
    hasOffBadge: true,
    exported: [{ id: 'enabled', header: messages.enabled, value: isOn }],
  });
}
