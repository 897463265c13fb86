import {
  columnOrderingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructTable,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { unchangingState } from './unchangingState.js';
import { minWidthOf, orderOf, shownOf } from './tableLayout.js';
import type { TableColumn, TableLayout } from './interfaces.js';

/** A column as it stands in the table now. */
export interface PlacedColumn<Row> {
  readonly column: TableColumn<Row>;
  /** Place in the list of columns that was given; names its cells in styles. */
  readonly key: number;
  /** Pixels that people gave it; undefined while it has its own width. */
  readonly ownWidth: number | undefined;
}

/** The columns to draw, in order. */
export function useColumns<Row>(
  columns: readonly TableColumn<Row>[],
  layout: TableLayout,
): readonly PlacedColumn<Row>[] {
  return useMemo(() => placeColumns(columns, layout), [columns, layout]);
}

/**
 * Asks the engine where columns stand. It sees columns only: rows are windowed, sorted and filtered elsewhere, so it costs
 * the same for ten rows and for fifty thousand.
 */
function placeColumns<Row>(
  columns: readonly TableColumn<Row>[],
  layout: TableLayout,
): readonly PlacedColumn<Row>[] {
  const table = constructTable({
    features,
    columns: columns.map(defOf),
    data: NO_ROWS,
    state: {
      columnOrder: orderOf(columns, layout),
      columnVisibility: shownOf(columns, layout),
      columnSizing: { ...layout.widths },
    },
  });
  return table.getVisibleLeafColumns().flatMap((leaf) => {
    const key = columns.findIndex((column) => column.id === leaf.id);
    const column = columns[key];
    if (!column) return [];
    return [{ column, key, ownWidth: layout.widths?.[leaf.id] === undefined ? undefined : leaf.getSize() }];
  });
}

const features = tableFeatures({
  coreReactivityFeature: unchangingState,
  columnOrderingFeature,
  columnVisibilityFeature,
  columnSizingFeature,
});

const NO_ROWS: object[] = [];

function defOf<Row>(column: TableColumn<Row>): ColumnDef<typeof features, object> {
  return {
    id: column.id,
    header: column.header,
    size: column.width,
    minSize: minWidthOf(column),
    maxSize: 1200,
    enableHiding: column.canHide !== false,
  };
}
