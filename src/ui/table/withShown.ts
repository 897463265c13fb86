import { column_toggleVisibility } from '@tanstack/react-table/static-functions';
import type { TableColumn, TableLayout } from './interfaces.js';
import { layoutEngine } from './tableLayout.js';

/** Shows or hides a column. Of the others, only what people chose is remembered. */
export function withShown(layout: TableLayout, column: TableColumn<never>, isShown: boolean): TableLayout {
  const table = layoutEngine([column], layout);
  column_toggleVisibility(table.getColumn(column.id)!, isShown);
  return { ...layout, shown: { ...layout.shown, ...table.atoms.columnVisibility.get() } };
}
