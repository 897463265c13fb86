import {
  constructTable,
  makeStateUpdater,
  tableFeatures,
  type ColumnDef,
  type TableFeature,
  type TableState,
} from '@tanstack/react-table';
import { plainReactivity } from './plainReactivity.js';

/** A column as the engine sees it. */
export type EngineColumn = ColumnDef<typeof features, object>;

/** The state in the engine: order, visibility, and widths of columns, and the sort rules. */
export type EngineState = TableState<typeof features>;

/**
 * A table of `@tanstack/react-table` over columns and their state. It sees no rows: these are windowed, sorted and
 * selected elsewhere, so it costs the same for ten rows and for fifty thousand (decision 22).
 *
 * It is made for one question or one change, with the state as it is; after the change, `atoms` hold the state as it is then.
 */
export function tableEngine(
  columns: EngineColumn[],
  initialState: Partial<EngineState>,
  options?: { enableSortingRemoval: boolean },
) {
  return constructTable({
    ...options,
    features,
    columns,
    data: NO_ROWS,
    initialState,
    enableMultiSort: true,
  });
}

/**
 * The state of four features without their methods. The needed functions are imported one by one from
 * `@tanstack/react-table/static-functions`, which is 2 kB less in each table than registering the complete
 * features. Methods that the types promise, such as `column.toggleSorting()`, are therefore missing.
 */
const features = tableFeatures({
  coreReactivityFeature: plainReactivity,
  columnOrderingFeature: stateOf('columnOrder', []),
  columnVisibilityFeature: stateOf('columnVisibility', {}),
  columnSizingFeature: stateOf('columnSizing', {}),
  rowSortingFeature: stateOf('sorting', []),
});

function stateOf(
  key: 'columnOrder' | 'columnVisibility' | 'columnSizing' | 'sorting',
  empty: object,
): TableFeature {
  const option = `on${key.charAt(0).toUpperCase()}${key.slice(1)}Change`;
  return {
    getInitialState: (given) => ({ [key]: empty, ...given }),
    getDefaultTableOptions: (table) => ({ [option]: makeStateUpdater(key, table) }),
  };
}

const NO_ROWS: object[] = [];
