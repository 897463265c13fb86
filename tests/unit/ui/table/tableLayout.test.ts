import { describe, expect, it } from 'vitest';
import { columnCss, tracksOf } from '../../../../src/ui/table/columnCss.js';
import { orderOf, shownOf, withMoved, withWidth } from '../../../../src/ui/table/tableLayout.js';
import { withShown } from '../../../../src/ui/table/withShown.js';
import type { TableColumn } from '../../../../src/ui/table/interfaces.js';

const column = (id: string, more: Partial<TableColumn<never>> = {}): TableColumn<never> => ({
  id,
  header: id,
  width: 100,
  cell: () => null,
  ...more,
});
const columns = [column('a'), column('b', { isHiddenByDefault: true }), column('c', { canHide: false })];

describe('orderOf', () => {
  it('keeps the columns as they are given', () => {
    expect(orderOf(columns, {})).toEqual(['a', 'b', 'c']);
  });

  it('puts a column that a remembered order does not know behind its neighbour', () => {
    expect(orderOf(columns, { order: ['c', 'a'] })).toEqual(['c', 'a', 'b']);
  });

  it('forgets columns that no longer exist and names that come twice', () => {
    expect(orderOf(columns, { order: ['x', 'b', 'b', 'a', 'c'] })).toEqual(['b', 'a', 'c']);
  });
});

describe('shownOf', () => {
  it('follows the columns until people decide', () => {
    expect(shownOf(columns, {})).toEqual({ a: true, b: false, c: true });
    expect(shownOf(columns, { shown: { a: false, b: true } })).toEqual({ a: false, b: true, c: true });
  });

  it('shows what cannot be hidden even if a remembered layout hides it', () => {
    expect(shownOf(columns, { shown: { c: false } })['c']).toBe(true);
  });
});

describe('changing the layout', () => {
  it('moves a column and stops at the ends', () => {
    expect(withMoved(columns, {}, 'a', 1).order).toEqual(['b', 'a', 'c']);
    expect(withMoved(columns, {}, 'a', -1)).toEqual({});
    expect(withMoved(columns, {}, 'a', 99).order).toEqual(['b', 'c', 'a']);
  });

  it('remembers what is shown beside the rest', () => {
    expect(withShown({ order: ['c'] }, columns[1]!, true)).toEqual({ order: ['c'], shown: { b: true } });
  });

  it('keeps a width within what the column can have', () => {
    expect(withWidth({}, column('a', { minWidth: 60 }), 10).widths).toEqual({ a: 60 });
    expect(withWidth({}, column('a'), 99999).widths).toEqual({ a: 1200 });
    expect(withWidth({ widths: { a: 200, c: 80 } }, column('a'), undefined).widths).toEqual({ c: 80 });
  });
});

describe('columnCss', () => {
  const lead = { hasSelection: true, hasExpander: true };
  const place = (list: TableColumn<never>[]) =>
    list.map((one, key) => ({ column: one, key, ownWidth: undefined }));

  it('gives the width that is left to the columns that grow', () => {
    expect(tracksOf(place([column('a'), column('b', { grow: 2 })]), lead)).toBe(
      '36px 28px 100px minmax(100px, 2fr)',
    );
  });

  it('leaves the rest empty when no column grows', () => {
    expect(tracksOf(place([column('a')]), { hasSelection: false, hasExpander: false })).toBe(
      '100px minmax(0, 1fr)',
    );
  });

  it('folds columns away below their width, the widest fold first', () => {
    const css = columnCss(
      place([column('a'), column('b', { foldBelow: 900 }), column('c', { foldBelow: 1100 })]),
      lead,
    );

    expect(css).toMatch(/max-width: 1099\.98px[\s\S]*data-c='2'[\s\S]*max-width: 899\.98px[\s\S]*data-c='1'/);
  });

  it('shows on a phone only what has a place there', () => {
    const css = columnCss(place([column('a', { cardSlot: 'title' }), column('b')]), lead);

    expect(css).toContain("[data-c='0'] { grid-area: title;");
    expect(css).toContain("[data-c='1'] { display: none; }");
  });

  it('gives a line of a card its whole width where nothing stands at its end', () => {
    const title = column('a', { cardSlot: 'title' });

    expect(columnCss(place([title]), lead)).toContain('grid-area: title; grid-column-end: titleEnd;');
    expect(columnCss(place([title, column('b', { cardSlot: 'titleEnd' })]), lead)).not.toContain(
      'grid-column-end',
    );
  });
});
