/** CSS that lays the columns of one table out, as text: one class a layout, no attribute and no work per row. */
import { minWidthOf, type PlacedColumn } from './tableLayout.js';

/** Widths of the columns that the table itself adds at the start. */
export interface LeadColumns {
  hasSelection: boolean;
  hasExpander: boolean;
}

/** Below this width of the table, in pixels, rows are blocks instead of lines. */
export const PHONE_WIDTH = 768;

/**
 * Grid tracks for every width: columns fold away one after the other, those that stay become narrower where they do not
 * fit, and on a phone rows become blocks.
 */
export function columnCss(placed: readonly PlacedColumn<never>[], lead: LeadColumns): string {
  const steps = rangesOf(placed).map(({ upper, lower, kept, folded }) => {
    const end = Math.min(upper, widthOf(kept, lead, comfortable));
    const fold =
      upper === Infinity
        ? ''
        : `@container bd-table (max-width: ${upper - 0.02}px) {
      --bd-columns: ${tracksOf(kept, lead)};
      ${folded.map(({ key }) => `> * > tr > [data-c='${key}']`).join(', ')} { display: none; }
    }`;
    const tight =
      end <= lower
        ? ''
        : `@container bd-table (min-width: ${lower}px) and (max-width: ${end - 0.02}px) {
      --bd-columns: ${tightTracksOf(kept, lead)};
    }`;
    return `${fold}\n${tight}`;
  });
  return `--bd-columns: ${tracksOf(placed, lead)};
    ${steps.join('\n')}
    ${cardCss(placed, lead)}`;
}

/**
 * Lets the table scroll sideways at the widths at which even the narrowest columns do not fit. A box that scrolls keeps
 * the head from sticking to the page, so it is one nowhere else; the head then stays above its rows.
 */
export function scrollCss(placed: readonly PlacedColumn<never>[], lead: LeadColumns): string {
  return rangesOf(placed)
    .map(({ upper, lower, kept }) => {
      const least = leastWidthOf(kept, lead);
      const end = Math.min(upper, least) - 0.02;
      if (end <= lower) return '';
      return `@container bd-table (min-width: ${lower}px) and (max-width: ${end}px) {
        overflow-x: auto;
        > table { inline-size: ${least}px; }
        > table > thead { inset-block-start: 0; }
      }`;
    })
    .join('\n');
}

/** The widths of the table between which the same columns are folded, widest first. */
function rangesOf(placed: readonly PlacedColumn<never>[]) {
  const folds = [...new Set(placed.flatMap(({ column }) => column.foldBelow ?? []))].sort((a, b) => b - a);
  const uppers = [Infinity, ...folds];
  return uppers.map((upper, index) => ({
    upper,
    lower: Math.max(PHONE_WIDTH, uppers[index + 1] ?? PHONE_WIDTH),
    kept: placed.filter(({ column }) => (column.foldBelow ?? 0) < upper),
    folded: placed.filter(({ column }) => (column.foldBelow ?? 0) >= upper),
  }));
}

/** The value of `grid-template-columns` for these columns. */
export function tracksOf(
  placed: readonly PlacedColumn<never>[],
  lead: LeadColumns,
  live?: { key: number; width: number },
): string {
  const tracks = placed.map(({ column, key, ownWidth }) => {
    if (live?.key === key) return `${live.width}px`;
    // Narrower when there is no room: a width that the user chose on a large screen must not push other
    // columns out of a small one.
    if (ownWidth !== undefined) return `minmax(${minWidthOf(column)}px, ${ownWidth}px)`;
    return column.grow
      ? `minmax(${Math.max(column.width, minWidthOf(column))}px, ${column.grow}fr)`
      : `${column.width}px`;
  });
  // Without a column that grows, the rest of the width stays empty at the end instead of pulling the columns apart.
  const isFixed = placed.every(({ column, ownWidth }) => ownWidth !== undefined || !column.grow);
  return [...leadTracks(lead), ...tracks, ...(isFixed ? ['minmax(0, 1fr)'] : [])].join(' ');
}

function tightTracksOf(placed: readonly PlacedColumn<never>[], lead: LeadColumns): string {
  return [
    ...leadTracks(lead),
    ...placed.map((one) => `minmax(${narrowest(one)}px, ${comfortable(one)}px)`),
  ].join(' ');
}

/** Width below which the columns do not fit, in pixels. */
function leastWidthOf(placed: readonly PlacedColumn<never>[], lead: LeadColumns): number {
  return widthOf(placed, lead, narrowest);
}

function widthOf(
  placed: readonly PlacedColumn<never>[],
  lead: LeadColumns,
  of: (one: PlacedColumn<never>) => number,
): number {
  const leads = leadWidths(lead).reduce((sum, width) => sum + width, 0);
  return placed.reduce((sum, one) => sum + of(one), leads) + 8;
}

function leadTracks(lead: LeadColumns): string[] {
  return leadWidths(lead).map((width) => `${width}px`);
}

function leadWidths({ hasSelection, hasExpander }: LeadColumns): number[] {
  return [...(hasSelection ? [36] : []), ...(hasExpander ? [28] : [])];
}

/** Returns the width of a column when there is enough room. */
function comfortable({ column, ownWidth }: PlacedColumn<never>): number {
  return ownWidth ?? Math.max(column.width, minWidthOf(column));
}

/**
 * Returns the minimum width of a column: its own minimum, or the minimum for users once they chose a width.
 */
function narrowest({ column, ownWidth }: PlacedColumn<never>): number {
  if (ownWidth !== undefined) return minWidthOf(column);
  return column.minWidth ?? Math.max(column.width, minWidthOf(column));
}

function cardCss(placed: readonly PlacedColumn<never>[], { hasExpander }: LeadColumns): string {
  const slots = new Set(placed.map(({ column }) => column.cardSlot));
  const rules = placed.map(({ column: { cardSlot }, key }) => {
    const cell = `> tbody > tr > [data-c='${key}']`;
    if (!cardSlot) return `${cell} { display: none; }`;
    // Extends to the end when nothing is beside it.
    const isAlone =
      (cardSlot === 'title' || cardSlot === 'third' || (cardSlot === 'second' && !hasExpander)) &&
      !slots.has(`${cardSlot}End`);
    const reach = isAlone ? ` grid-column-end: ${cardSlot}End;` : '';
    return `${cell} { grid-area: ${cardSlot};${reach} display: block; }`;
  });
  const hasSecondEnd = slots.has('secondEnd');
  return `@container bd-table (max-width: ${PHONE_WIDTH - 0.02}px) {
    ${rules.join('\n')}
    --bd-expander-area: ${hasSecondEnd ? 'more' : 'secondEnd'};
  }`;
}
