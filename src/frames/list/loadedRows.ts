import type { RowSource } from '../../ui/table/interfaces.js';

/** The rows of a list that are here, in their order. */
export function loadedRows<Row>(source: RowSource<Row>): Row[] {
  return Array.from({ length: source.count }, (_, index) => source.at(index)).filter(
    (row) => row !== undefined,
  );
}
