import { expect, it } from 'vitest';
import { nextSort } from '../../../../src/ui/table/nextSort.js';
import type { SortRule } from '../../../../src/ui/table/interfaces.js';

const up = (id: string): SortRule => ({ id, isDescending: false });
const down = (id: string): SortRule => ({ id, isDescending: true });

it.each<[string, SortRule[], string, { isDescendingFirst?: boolean; isAdding?: boolean }, SortRule[]]>([
  ['sorts by a column', [], 'a', {}, [up('a')]],
  ['starts with the direction of the column', [], 'a', { isDescendingFirst: true }, [down('a')]],
  ['turns the direction round', [up('a')], 'a', {}, [down('a')]],
  ['is unsorted after both directions', [down('a')], 'a', {}, []],
  [
    'is unsorted after both directions of a column that starts descending',
    [up('a')],
    'a',
    { isDescendingFirst: true },
    [],
  ],
  ['replaces another column', [down('b')], 'a', {}, [up('a')]],
  ['adds a column with Shift', [up('b')], 'a', { isAdding: true }, [up('b'), up('a')]],
  [
    'turns one of several round with Shift',
    [up('a'), up('b')],
    'a',
    { isAdding: true },
    [down('a'), up('b')],
  ],
  ['takes one of several away with Shift', [down('a'), up('b')], 'a', { isAdding: true }, [up('b')]],
  ['keeps only the clicked one of several, turned round', [up('a'), up('b')], 'b', {}, [down('b')]],
])('%s', (_, sort, id, options, expected) => {
  expect(nextSort(sort, id, options)).toEqual(expected);
});
