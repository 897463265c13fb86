/** CSS that lays the columns of one table out, as text: one class a layout, no attribute and no work per row. */
import { minWidthOf } from './tableLayout.js';
import type { PlacedColumn } from './useColumns.js';

/** Widths of the columns that the table itself adds at the start. */
export interface LeadColumns {
  hasSelection: boolean;
  hasExpander: boolean;
}

/** Below this width of the table, in pixels, rows are blocks instead of lines. */
export const PHONE_WIDTH = 768;

/**
 * Grid tracks for every width: columns fold away one after the other, rows become blocks on a phone, and between the
 * two the table scrolls sideways only when even the least widths do not fit.
 */
export function columnCss(placed: readonly PlacedColumn<never>[], lead: LeadColumns): string {
  const folds = [...new Set(placed.flatMap(({ column }) => column.foldBelow ?? []))].sort((a, b) => b - a);
  const steps = folds.map((width) => {
    const folded = placed.filter(({ column }) => (column.foldBelow ?? 0) >= width);
    const kept = placed.filter((one) => !folded.includes(one));
    return `@container bd-table (max-width: ${width - 0.02}px) {
      --bd-columns: ${tracksOf(kept, lead)};
      ${folded.map(({ key }) => `> * > tr > [data-c='${key}']`).join(', ')} { display: none; }
    }`;
  });
  return `--bd-columns: ${tracksOf(placed, lead)};
    ${steps.join('\n')}
    ${cardCss(placed)}`;
}

/**
 * Lets the table scroll sideways at the widths at which the columns that are not folded there do not fit. A box that
 * scrolls keeps the head from sticking to the page, so it is one nowhere else.
 */
export function scrollCss(placed: readonly PlacedColumn<never>[], lead: LeadColumns): string {
  const folds = [...new Set(placed.flatMap(({ column }) => column.foldBelow ?? []))].sort((a, b) => b - a);
  const uppers = [Infinity, ...folds];
  return uppers
    .map((upper, index) => {
      const lower = Math.max(PHONE_WIDTH, uppers[index + 1] ?? PHONE_WIDTH);
      const kept = placed.filter(({ column }) => (column.foldBelow ?? 0) < upper);
      const least = leastWidthOf(kept, lead);
      const end = Math.min(upper, least) - 0.02;
      if (end <= lower) return '';
      return `@container bd-table (min-width: ${lower}px) and (max-width: ${end}px) {
        overflow-x: auto;
        > table { inline-size: ${least}px; }
      }`;
    })
    .join('\n');
}

/** The value of `grid-template-columns` for these columns. */
export function tracksOf(
  placed: readonly PlacedColumn<never>[],
  lead: LeadColumns,
  live?: { key: number; width: number },
): string {
  const tracks = placed.map(({ column, key, ownWidth }) => {
    if (live?.key === key) return `${live.width}px`;
    // Narrower where there is no room: a width somebody chose on a large screen must not push others out of a small one.
    if (ownWidth !== undefined) return `minmax(${minWidthOf(column)}px, ${ownWidth}px)`;
    return column.grow
      ? `minmax(${Math.max(column.width, minWidthOf(column))}px, ${column.grow}fr)`
      : `${column.width}px`;
  });
  // Without a column that grows, the rest of the width stays empty at the end instead of pulling the columns apart.
  const isFixed = placed.every(({ column, ownWidth }) => ownWidth !== undefined || !column.grow);
  return [
    ...(lead.hasSelection ? ['36px'] : []),
    ...(lead.hasExpander ? ['28px'] : []),
    ...tracks,
    ...(isFixed ? ['minmax(0, 1fr)'] : []),
  ].join(' ');
}

/** Width below which the columns do not fit, in pixels. */
export function leastWidthOf(placed: readonly PlacedColumn<never>[], lead: LeadColumns): number {
  const own = placed.reduce(
    (sum, { column, ownWidth }) =>
      sum + (ownWidth === undefined ? Math.max(column.width, minWidthOf(column)) : minWidthOf(column)),
    0,
  );
  return own + (lead.hasSelection ? 36 : 0) + (lead.hasExpander ? 28 : 0) + 8;
}

function cardCss(placed: readonly PlacedColumn<never>[]): string {
  const rules = placed.map(({ column, key }) => {
    const cell = `> tbody > tr > [data-c='${key}']`;
    return column.cardSlot
      ? `${cell} { grid-area: ${column.cardSlot}; display: block; }`
      : `${cell} { display: none; }`;
  });
  const hasSecondEnd = placed.some(({ column }) => column.cardSlot === 'secondEnd');
  return `@container bd-table (max-width: ${PHONE_WIDTH - 0.02}px) {
    ${rules.join('\n')}
    --bd-expander-area: ${hasSecondEnd ? 'more' : 'secondEnd'};
    --bd-more: ${hasSecondEnd ? '28px' : '0px'};
  }`;
}
