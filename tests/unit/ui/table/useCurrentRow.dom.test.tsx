import { act, renderHook } from '@testing-library/react';
import { createRef } from 'react';
import { expect, it } from 'vitest';
import { arraySource } from '../../../../src/ui/table/arraySource.js';
import type { DataTableHandle, RowSource } from '../../../../src/ui/table/interfaces.js';
import { useCurrentRow } from '../../../../src/ui/table/useCurrentRow.js';

const ownName = (row: string) => row;

function currentOf(rows: RowSource<string>) {
  const handle = createRef<DataTableHandle>();
  const { result, rerender } = renderHook((props) => useCurrentRow(props.rows, ownName, handle), {
    initialProps: { rows },
  });
  return {
    now: () => result.current,
    handle: handle.current!,
    list: (next: RowSource<string>) => rerender({ rows: next }),
  };
}

it('is on no row until somebody was on one, and then goes to the first', () => {
  const { now, handle } = currentOf(arraySource(['a', 'b']));
  expect(now().index).toBeUndefined();

  act(() => handle.focus());

  expect(now().index).toBe(0);
  expect(now().focusWanted).toEqual({ index: 0 });
});

it('moves with the focus, and stops at both ends', () => {
  const { now } = currentOf(arraySource(['a', 'b']));

  act(() => now().moveTo(1));
  act(() => now().onFocused());
  act(() => now().moveTo(2));
  act(() => now().moveTo(-1));

  expect(now().index).toBe(1);
  expect(now().focusWanted).toBeUndefined();
});

it('follows its row to another place, and is nowhere when the row is gone', () => {
  const { now, list } = currentOf(arraySource(['a', 'b', 'c']));
  act(() => now().noteFocus('b', 1));

  list(arraySource(['c', 'x', 'y', 'b']));
  expect(now().index).toBe(3);
  list(arraySource(['c']));
  expect(now().index).toBeUndefined();
});

it('asks for the focus on a row that is not loaded yet, without being on it', () => {
  const { now } = currentOf({ count: 10, at: () => undefined });

  act(() => now().moveTo(7));

  expect(now().focusWanted).toEqual({ index: 7 });
  expect(now().index).toBeUndefined();
});
