import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { arraySource } from '../../../../src/ui/table/arraySource.js';
import type { RowSource } from '../../../../src/ui/table/interfaces.js';
import { useRowSelection } from '../../../../src/ui/table/useRowSelection.js';

const letters = arraySource(['a', 'b', 'c', 'd', 'e']);
const ownName = (row: string) => row;

interface Options {
  rows?: RowSource<string>;
  selected?: readonly string[];
  canSelect?: (row: string) => boolean;
}

function selecting({ rows = letters, selected = [], canSelect }: Options = {}) {
  const { result, rerender } = renderHook(
    (props: { rows: RowSource<string> }) => {
      const [ids, setIds] = useState<ReadonlySet<string>>(new Set(selected));
      const selection = useRowSelection(props.rows, ownName, { ids, onChange: setIds, canSelect });
      return { ...selection!, ids: [...ids].join('') };
    },
    { initialProps: { rows } },
  );
  return {
    now: () => result.current,
    toggle: (index: number, isRange = false) => act(() => result.current.toggle(index, isRange)),
    toggleAll: () => act(() => result.current.toggleAll()),
    list: (next: RowSource<string>) => rerender({ rows: next }),
  };
}

it('selects a row and takes it back', () => {
  const { now, toggle } = selecting();

  toggle(1);
  expect(now().ids).toBe('b');
  toggle(1);
  expect(now().ids).toBe('');
});

it('does to all rows of a range what it does to the last one', () => {
  const { now, toggle } = selecting({ selected: ['c'] });

  toggle(0);
  toggle(3, true);
  expect([...now().ids].sort().join('')).toBe('abcd');
  toggle(1, true);
  expect(now().ids).toBe('a');
});

it('takes a range upwards as well, and a single row where nothing was clicked before', () => {
  const { now, toggle } = selecting();

  toggle(3, true);
  expect(now().ids).toBe('d');
  toggle(1, true);
  expect([...now().ids].sort().join('')).toBe('bcd');
});

it('leaves out rows that cannot be selected', () => {
  const { now, toggle, toggleAll } = selecting({ canSelect: (row) => row !== 'b' });

  toggle(1);
  expect(now().ids).toBe('');
  toggle(0);
  toggle(2, true);
  expect(now().ids).toBe('ac');
  toggleAll();
  expect(now().ids).toBe('acde');
  expect(now().isAll).toBe(true);
});

it('selects all rows, and none when all are', () => {
  const { now, toggle, toggleAll } = selecting();
  expect(now().isAll).toBe(false);

  toggle(1);
  expect(now().isAll).toBe('mixed');
  toggleAll();
  expect(now().isAll).toBe(true);
  toggleAll();
  expect([now().isAll, now().ids]).toEqual([false, '']);
});

it('keeps what is not listed now, and says of what is listed only whether all of it is selected', () => {
  const { now, list, toggleAll } = selecting({ selected: ['z', 'a'] });

  list(arraySource(['a']));
  expect(now().isAll).toBe(true);
  toggleAll();
  expect(now().ids).toBe('z');
});

it('leaves out rows that are not loaded, and asks for none', () => {
  const ensure = vi.fn();
  const { now, toggleAll } = selecting({
    rows: { count: 3, at: (index) => (index === 1 ? undefined : 'abc'[index]), ensure },
  });

  toggleAll();

  expect(now().ids).toBe('ac');
  expect(now().isAll).toBe(true);
  expect(ensure).not.toHaveBeenCalled();
});

it('begins a range anew on another page, and goes on with it where rows have moved', () => {
  const { now, toggle, list } = selecting();
  toggle(4);

  list(arraySource(['v', 'w', 'x', 'y', 'z']));
  toggle(1, true);
  expect([...now().ids].sort().join('')).toBe('ew');

  list(arraySource(['z', 'w', 'y', 'x', 'v']));
  toggle(3, true);
  expect([...now().ids].sort().join('')).toBe('ewxy');
});
