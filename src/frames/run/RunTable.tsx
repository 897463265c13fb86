import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useIntl } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { arraySource } from '../../ui/table/arraySource.js';
import { DataTable } from '../../ui/table/DataTable.js';
import type { TableColumn } from '../../ui/table/interfaces.js';
import type { RunNames } from './RunDefinition.js';

/** Props of {@link RunTable}; each object and function the same between renders. */
export interface RunTableProps<Row, Item> {
  /** Name of the table, for screen readers. */
  label: string;
  names: RunNames<Item>;
  rows: readonly Row[];
  itemOf: (row: Row) => Item;
  /** The columns about each item, after its name. */
  columns: readonly TableColumn<Row>[];
}

/** Shows a row for each of many items: what would happen to it, or its outcome. */
export function RunTable<Row, Item>({ label, names, rows, itemOf, columns }: RunTableProps<Row, Item>) {
  const intl = useIntl();
  const source = useMemo(() => arraySource(rows), [rows]);
  const allColumns = useMemo(
    () => [...names.columns(intl, itemOf), ...columns],
    [intl, names, itemOf, columns],
  );
  const row = useMemo(
    () => ({
      getId: (each: Row) => names.idOf(itemOf(each)),
      getName: (each: Row) => names.nameOf(itemOf(each)),
    }),
    [names, itemOf],
  );
  return (
    <Place>
      <DataTable<Row>
        label={label}
        columns={allColumns}
        rows={source}
        row={row}
        layout={{ density: 'compact' }}
      />
    </Place>
  );
}

// The heads stick to the dialog; what floats over the page does not float here.
const Place = styled.div`
  --bd-sticky-top: calc(-1 * ${theme.space.xs});
`;
