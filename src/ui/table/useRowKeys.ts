import { useRef } from 'react';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';

/** A row that is drawn, and where. */
export interface DrawnRow {
  /** Place in the rows, 0-based. */
  readonly index: number;
  readonly id: string;
}

/** The options of {@link useRowKeys}. */
export interface RowKeysOptions {
  /** False: each row is drawn for itself. */
  isReusing: boolean;
  /** Rows whose elements are theirs alone: what has the focus or is typed there must not end up on another row. */
  isFixed: (id: string) => boolean;
}

/** The keys of drawn rows by their ids. */
export type RowKeys = ReadonlyMap<string, { readonly index: number; readonly key: number }>;

/**
 * Returns the keys of the drawn rows. A row that enters takes the key of one that leaves, so that its
 * elements are refilled instead of recreated, which takes a quarter longer.
 * @returns the key of each row by its ID. Undefined when rows are not reused
 */
export function useRowKeys(
  rows: readonly DrawnRow[],
  { isReusing, isFixed }: RowKeysOptions,
): RowKeys | undefined {
  const drawn = useRef<RowKeys>(NONE);
  const keys = isReusing ? keysOf(rows, drawn.current, isFixed) : undefined;
  useLayoutEffect(() => {
    drawn.current = keys ?? NONE;
  });
  return keys;
}

/**
 * Returns keys for rows, given their current keys. When a few rows enter or leave, each row keeps its key.
 * When most are different, such as after a letter of a search, each takes the key of the row that was in its
 * place: elements that change their place are laid out and painted from scratch, which takes longer than to
 * refill them.
 */
function keysOf(rows: readonly DrawnRow[], drawn: RowKeys, isFixed: (id: string) => boolean): RowKeys {
  const before = new Map([...drawn].map(([id, { index, key }]) => [index, { id, key }]));
  const changed = rows.filter(({ index, id }) => before.get(index)?.id !== id);
  const moved = changed.filter(({ id }) => drawn.has(id));
  const staysWithRow = moved.length * 2 >= changed.length ? () => true : isFixed;

  const keys = new Map<string, { index: number; key: number }>();
  const taken = new Set<number | undefined>([...drawn].flatMap(([id, { key }]) => (isFixed(id) ? key : [])));
  const give = ({ index, id }: DrawnRow, key: number | undefined) => {
    if (key === undefined) return;
    keys.set(id, { index, key });
    taken.add(key);
  };
  for (const row of rows) if (staysWithRow(row.id)) give(row, drawn.get(row.id)?.key);
  for (const row of rows) {
    const key = before.get(row.index)?.key;
    if (!keys.has(row.id) && !taken.has(key)) give(row, key);
  }
  let free = 0;
  for (const row of rows) {
    if (keys.has(row.id)) continue;
    while (taken.has(free)) free += 1;
    give(row, free);
  }
  return keys;
}

const NONE: RowKeys = new Map();
