import { expect, it } from 'vitest';
import { rowAfterKey } from '../../../../src/ui/table/gridKeys.js';

const rows = { count: 100, pageRows: 15 };

it.each<[title: string, key: string, from: number, to: number | undefined]>([
  ['the next row', 'ArrowDown', 4, 5],
  ['the row before', 'ArrowUp', 4, 3],
  ['beyond the last row, where the caller stops', 'ArrowDown', 99, 100],
  ['before the first row, where the caller stops', 'ArrowUp', 0, -1],
  ['the first row', 'Home', 50, 0],
  ['the last row', 'End', 50, 99],
  ['a page on', 'PageDown', 10, 25],
  ['no further than the last row', 'PageDown', 90, 99],
  ['a page back', 'PageUp', 20, 5],
  ['no further than the first row', 'PageUp', 10, 0],
  ['nowhere with another key', 'Enter', 10, undefined],
])('leads to %s', (_, key, from, to) => {
  expect(rowAfterKey(key, from, rows)).toBe(to);
});
