/** One line of a nested list: a row at its depth, or something to say about the children of one. */
export type TreeRow<Row> =
  | {
      kind: 'row';
      id: string;
      row: Row;
      depth: number;
      isExpandable: boolean;
      isExpanded: boolean;
    }
  /** A row that is not in the filtered list, but is the parent of rows that are. */
  | { kind: 'above'; id: string; depth: number; parent: Row }
  | { kind: 'loading'; id: string; depth: number; parent: Row }
  | { kind: 'failed'; id: string; depth: number; parent: Row; error: unknown; retry: () => void }
  | { kind: 'none'; id: string; depth: number; parent: Row }
  | { kind: 'more'; id: string; depth: number; parent: Row; hidden: number };

/** The state of the children of an open row. */
export type Children<Row> =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; rows: readonly Row[] };

/** The open rows of the tree. */
export interface TreeState<Row> {
  getId: (row: Row) => string;
  /** Returns true if a row has children that the list would show. */
  hasChildren: (row: Row) => boolean;
  /** Ids of the rows whose children are shown. */
  expanded: ReadonlySet<string>;
  /** The number of shown children of a row, if it is not {@link FIRST_CHILDREN}. */
  shownChildren: ReadonlyMap<string, number>;
  /** The children of open rows, as far as they were requested. */
  children: ReadonlyMap<string, Children<Row>>;
}

/** The number of children of a row that are shown initially. The rest is behind “Show more”. */
export const FIRST_CHILDREN = 25;

/** The lines of the tree, parents before their children. */
export function treeRowsOf<Row>(roots: readonly Row[], state: TreeState<Row>): TreeRow<Row>[] {
  const { getId, hasChildren, expanded, shownChildren, children } = state;
  const lines: TreeRow<Row>[] = [];
  const add = (rows: readonly Row[], depth: number, path: readonly string[]) => {
    for (const row of rows) {
      const rowId = getId(row);
      // A server should not have cycles; drawing one would never end.
      const isRepeated = path.includes(rowId);
      const isExpandable = !isRepeated && hasChildren(row);
      const isExpanded = isExpandable && expanded.has(rowId);
      const below = [...path, rowId];
      lines.push({ kind: 'row', id: below.join('/'), row, depth, isExpandable, isExpanded });
      if (isExpanded) addChildren(row, depth + 1, below);
    }
  };
  const addChildren = (parent: Row, depth: number, path: readonly string[]) => {
    const known = children.get(getId(parent)) ?? { status: 'loading' };
    const id = `${path.join('/')}/…`;
    if (known.status !== 'ready') {
      const line = { id, depth, parent };
      lines.push(
        known.status === 'loading'
          ? { kind: 'loading', ...line }
          : { kind: 'failed', ...line, error: known.error, retry: known.retry },
      );
      return;
    }
    if (known.rows.length === 0) {
      lines.push({ kind: 'none', id, depth, parent });
      return;
    }
    const shown = shownChildren.get(getId(parent)) ?? FIRST_CHILDREN;
    // One more line would say "1 more", so the line may as well be that child.
    const end = known.rows.length - shown === 1 ? shown + 1 : shown;
    add(known.rows.slice(0, end), depth, path);
    const hidden = known.rows.length - end;
    if (hidden > 0) lines.push({ kind: 'more', id, depth, parent, hidden });
  };
  add(roots, 0, []);
  return lines;
}

/**
 * Returns the lines of a filtered list: each row below its parent, which is shown for orientation if it does
 * not match itself. Groups are where the first of their rows would be.
 */
export function groupedRowsOf<Row>(
  rows: readonly Row[],
  { getId, above }: { getId: (row: Row) => string; above: (row: Row) => Row | undefined },
): TreeRow<Row>[] {
  const matching = new Set(rows.map(getId));
  const below = new Map<string, Row[]>();
  const tops: Row[] = [];
  for (const row of rows) {
    const parent = above(row);
    if (!parent) {
      tops.push(row);
      continue;
    }
    const siblings = below.get(getId(parent));
    if (siblings) siblings.push(row);
    else {
      below.set(getId(parent), [row]);
      if (!matching.has(getId(parent))) tops.push(parent);
    }
  }
  const lines: TreeRow<Row>[] = [];
  const added = new Set<string>();
  const add = (row: Row, path: readonly string[]) => {
    const rowId = getId(row);
    if (added.has(rowId)) return;
    added.add(rowId);
    const depth = path.length;
    const ids = [...path, rowId];
    const id = ids.join('/');
    lines.push(
      matching.has(rowId)
        ? { kind: 'row', id, row, depth, isExpandable: false, isExpanded: false }
        : { kind: 'above', id: `${id}/^`, depth, parent: row },
    );
    for (const child of below.get(rowId) ?? []) add(child, ids);
  };
  for (const row of tops) add(row, []);
  // A server should not have cycles; what is in one has no top.
  for (const row of rows) add(row, []);
  return lines;
}
