import { toggled } from './toggled.js';
import type { DataTableProps, TableDetail, TableTree } from './interfaces.js';

/** The effect of Enter, the arrow in front of a row, and a click on the row. */
export interface RowOpening<Row> {
  /** The part that the arrow in front of a row opens. Undefined: there is none. */
  readonly opens: 'detail' | 'children' | undefined;
  /** True when a click on a row has an effect. */
  readonly hasClick: boolean;
  /** Returns true when a row is open. Undefined when it has nothing to open. */
  readonly isOpen: (row: Row) => boolean | undefined;
  /** Opens or closes a row. If the row has neither a detail nor rows below it, calls the owner. */
  readonly toggle: (row: Row) => void;
  /** Closes the detail of a row; undefined when none is open. */
  readonly closingOf: (row: Row) => (() => void) | undefined;
}

/** Returns the opening behavior of a table with these props. */
export function rowOpening<Row>({
  row: { getId, onOpen },
  detail,
  tree,
}: Pick<DataTableProps<Row>, 'row' | 'detail' | 'tree'>): RowOpening<Row> {
  const opens = detail ? 'detail' : tree?.onToggle ? 'children' : undefined;
  const isOpen = (row: Row) => isRowOpen(row, getId(row), detail, tree);
  return {
    opens,
    hasClick: opens !== undefined || onOpen !== undefined,
    isOpen,
    toggle: (row) => {
      if (isOpen(row) === undefined) onOpen?.(row);
      else if (detail) detail.onOpenChange(toggled(detail.openIds, getId(row)), row);
      else if (tree?.onToggle) tree.onToggle(row);
      else onOpen?.(row);
    },
    closingOf: (row) =>
      detail?.openIds.has(getId(row))
        ? () => detail.onOpenChange(toggled(detail.openIds, getId(row)), row)
        : undefined,
  };
}

/** Returns true when a row is open. Undefined when it has nothing to open. */
export function isRowOpen<Row>(
  row: Row,
  id: string,
  detail: TableDetail<Row> | undefined,
  tree: TableTree<Row> | undefined,
): boolean | undefined {
  if (!detail) return tree?.isOpen?.(row);
  return detail.canOpen?.(row) === false ? undefined : detail.openIds.has(id);
}
