import { useLayoutEffect, useRef } from 'react';

/** What {@link useRowKeys} needs. */
export interface RowKeysOptions {
  /** False: each row is drawn for itself. */
  isReusing: boolean;
  /** The row that had the focus last: it must not end up on another one. */
  currentId: string | undefined;
}

/**
 * Keys of the rows that are drawn. A row keeps its key as long as it is drawn; one that comes takes that of one that
 * leaves, so that its elements are filled anew instead of made anew, which takes a quarter longer.
 * @returns the key of each row by its id; undefined where rows are not reused
 */
export function useRowKeys(
  ids: readonly string[],
  { isReusing, currentId }: RowKeysOptions,
): ReadonlyMap<string, number> | undefined {
  const drawn = useRef<ReadonlyMap<string, number>>(NONE);
  const keys = isReusing ? keysOf(ids, drawn.current, currentId) : undefined;
  useLayoutEffect(() => {
    drawn.current = keys ?? NONE;
  });
  return keys;
}

/** Keys for rows, given those that rows have now; the key of the current row is not given to another one. */
export function keysOf(
  ids: readonly string[],
  drawn: ReadonlyMap<string, number>,
  currentId: string | undefined,
): ReadonlyMap<string, number> {
  const keys = new Map<string, number>();
  const taken = new Set<number | undefined>([currentId === undefined ? undefined : drawn.get(currentId)]);
  for (const id of ids) {
    const key = drawn.get(id);
    if (key === undefined) continue;
    keys.set(id, key);
    taken.add(key);
  }
  let free = 0;
  for (const id of ids) {
    if (keys.has(id)) continue;
    while (taken.has(free)) free += 1;
    keys.set(id, free);
    taken.add(free);
  }
  return keys;
}

const NONE: ReadonlyMap<string, number> = new Map();
