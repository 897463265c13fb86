import { expect, it } from 'vitest';
import { RowHeights } from '../../../../src/ui/table/RowHeights.js';

it('places rows by the usual height until it has seen others', () => {
  const heights = new RowHeights(32);

  expect(heights.offsetOf(1000)).toBe(32_000);
  expect(heights.indexAt(32_000, 50_000)).toBe(1000);
  expect(heights.indexAt(31_999, 50_000)).toBe(999);
});

it('moves what is below a row that turned out higher', () => {
  const heights = new RowHeights(32);

  expect(heights.note(new Map([[10, 532]]), false)).toBe(true);

  expect(heights.offsetOf(10)).toBe(320);
  expect(heights.offsetOf(11)).toBe(852);
  expect(heights.indexAt(800, 100)).toBe(10);
});

it('forgets the exception when the row is as high as the others again', () => {
  const heights = new RowHeights(32);
  heights.note(new Map([[10, 532]]), false);

  heights.note(new Map([[10, 32]]), false);

  expect(heights.offsetOf(11)).toBe(352);
});

it('learns the usual height from the rows that are there, details not counted', () => {
  const heights = new RowHeights(32);

  heights.note(new Map([[0, 40], [1, 40], [2, 700], [3, 40]]), true); // prettier-ignore

  expect(heights.offsetOf(100)).toBe(4000 + 660);
});

it('learns nothing from rows in a part of the page that is not shown', () => {
  const heights = new RowHeights(32);

  expect(heights.note(new Map([[0, 0], [1, 0]]), true)).toBe(false); // prettier-ignore

  expect(heights.offsetOf(10)).toBe(320);
});

it('stays within the list', () => {
  expect(new RowHeights(32).indexAt(1e9, 5)).toBe(4);
  expect(new RowHeights(32).indexAt(-5, 5)).toBe(0);
  expect(new RowHeights(32).indexAt(0, 0)).toBe(0);
});
