import { startTransition, useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';
import { RowHeights } from './RowHeights.js';

/** Rows that are drawn now, and the room to leave for the others. */
export type WindowItem = { readonly index: number } | { readonly gap: number; readonly key: string };

/** The drawn part of a long list. */
export interface RowWindow {
  readonly items: readonly WindowItem[];
  /** First row in or near the view. */
  readonly from: number;
  /** Behind the last one. */
  readonly to: number;
  /** Returns true when a row is beyond the edge of the view, where its absence is not visible yet. */
  readonly isBeyond: (index: number) => boolean;
}

/** The options of {@link useRowWindow}. */
export interface RowWindowOptions {
  /** Element whose children are the rows; each carries its place in `data-index`. */
  body: RefObject<HTMLElement | null>;
  count: number;
  /** Height of a row in pixels until one has been seen. */
  estimate: number;
  /** A row that is drawn wherever it is, because it has the focus. */
  pinned: number | undefined;
  /** Changes when the rows at all places may have changed. */
  rowsKey: unknown;
}

/** Up to this many rows are simply drawn: a window would cost more than it saves. */
const ALL_UP_TO = 60;

// Rows beyond the edge, so that a frame that comes late shows rows and not a hole.
const AHEAD = 10;
const BEHIND = 6;

/** Rows drawn before anything was measured, as many as there are placeholders: they are there sooner, and those below follow in slices. */
export const FIRST_ROWS = 8;
const STEP = 6;

interface Span {
  readonly from: number;
  readonly to: number;
}

const NOTHING: Span = { from: 0, to: 0 };

const useIsomorphicLayoutEffect = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Determines which rows of a long list to draw: those in view and a few around them. Follows every scrolling
 * box around the table and the window itself. Rows may have different heights. They are measured in place,
 * and the browser keeps the reading position.
 */
export function useRowWindow(options: RowWindowOptions): RowWindow {
  const { body, count, estimate, pinned, rowsKey } = options;
  const isWhole = count <= ALL_UP_TO;
  const heights = useRef<RowHeights>(null);
  heights.current ??= new RowHeights(estimate);
  const [range, setRange] = useState({ from: 0, to: Math.min(count, FIRST_ROWS), view: NOTHING });
  // The rows on the page, the last requested rows, and the rows visible to the user.
  const drawn = useRef(range);
  const wanted = useRef<Span & { top: number }>({ ...range, top: 0 });
  const seen = useRef<Span>(undefined);

  // Other rows in all places: the window stays where it is, as far as there still are rows.
  const [drawnKey, setDrawnKey] = useState(rowsKey);
  if (drawnKey !== rowsKey) {
    setDrawnKey(rowsKey);
    const view = seen.current ?? range;
    const by = Math.min(0, count - view.to);
    const moved = ({ from, to }: Span) => ({ from: Math.max(0, from + by), to: Math.min(count, to + by) });
    setRange({ ...moved(range), view: moved(view) });
  }

  /** Moves the window to the position of the view. Reads `heights` only when they may have changed. */
  const update = useCallback(
    (isMeasuring: boolean) => {
      const element = body.current;
      const sizes = heights.current;
      if (!element || !sizes) return;
      const changed = isMeasuring && measure(element, sizes, drawn.current.from === 0);
      const view = viewOf(element);
      const first = sizes.indexAt(view.top, count);
      const end = Math.min(count, sizes.indexAt(view.bottom, count) + 1);
      const isFirst = seen.current === undefined;
      const inView = { from: first, to: end };
      seen.current = inView;
      const old = wanted.current;
      const isUp = view.top < old.top;
      const from = Math.max(0, first - (isUp ? AHEAD : BEHIND));
      const to = Math.min(count, end + (isUp ? BEHIND : AHEAD));
      // A few rows at a time: one commit for each row would be too often, and one for all of them too much.
      const isFar = Math.abs(from - old.from) >= STEP || Math.abs(to - old.to) >= STEP;
      const isAtEdge = (from === 0 && old.from > 0) || (to === count && old.to !== count) || old.to > count;
      const hasHole = first < drawn.current.from || end > drawn.current.to;
      if (!changed && !isFar && !isAtEdge && !hasHole) return;
      wanted.current = { from, to, top: view.top };
      const move = () => setRange({ from, to, view: inView });
      // The rows beyond the edge are not seen yet, so drawing them gives way to everything else.
      if (!isFirst && (changed || hasHole)) move();
      else startTransition(move);
    },
    [body, count],
  );

  useIsomorphicLayoutEffect(() => {
    drawn.current = range;
  }, [range]);

  useIsomorphicLayoutEffect(() => {
    if (isWhole) return;
    wanted.current = { ...drawn.current, top: wanted.current.top };
    update(true);
  }, [isWhole, update, rowsKey]);

  useEffect(() => {
    const element = body.current;
    if (isWhole || !element) return;
    const onScroll = (event: Event) => {
      if (event.target instanceof Node && event.target.contains(element)) update(false);
    };
    const onResize = () => update(true);
    // When the table mounts together with its rows, there was nothing to measure before.
    if (!seen.current) onResize();
    // Capture sees the scrolling of every box around the table; the document's own arrives the same way.
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    window.addEventListener('resize', onResize);
    // A row that is higher than expected makes the entire body higher, so observing the body covers all rows.
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(onResize);
    observer?.observe(element);
    const box = scrollParentOf(element);
    if (box) observer?.observe(box);
    return () => {
      document.removeEventListener('scroll', onScroll, { capture: true });
      window.removeEventListener('resize', onResize);
      observer?.disconnect();
    };
  }, [isWhole, update, body]);

  return useMemo(() => {
    const from = isWhole ? 0 : Math.min(range.from, count);
    const to = isWhole ? count : Math.min(range.to, count);
    return {
      items: itemsOf(heights.current ?? new RowHeights(estimate), { from, to }, count, pinned),
      from,
      to,
      isBeyond: (index) => !isWhole && (index < range.view.from || index >= range.view.to),
    };
  }, [isWhole, count, range, pinned, estimate]);
}

/** Returns the rows of a range and one pinned row, with gaps in place of all others. */
function itemsOf(
  sizes: RowHeights,
  range: { from: number; to: number },
  count: number,
  pinned: number | undefined,
): WindowItem[] {
  const { from, to } = range;
  const indexes = Array.from({ length: to - from }, (_, i) => from + i);
  if (pinned !== undefined && pinned < count && (pinned < from || pinned >= to)) {
    if (pinned < from) indexes.unshift(pinned);
    else indexes.push(pinned);
  }
  const items: WindowItem[] = [];
  let next = 0;
  const leave = (upTo: number) => {
    if (upTo === next) return;
    const key = next === 0 ? 'gap at the top' : upTo === count ? 'gap at the bottom' : 'gap between';
    items.push({ gap: Math.round(sizes.offsetOf(upTo) - sizes.offsetOf(next)), key });
  };
  for (const index of indexes) {
    leave(index);
    items.push({ index });
    next = index + 1;
  }
  leave(count);
  return items;
}

/** The visible part of an element, measured from its own top. */
function viewOf(element: HTMLElement): { top: number; bottom: number } {
  const { top } = element.getBoundingClientRect();
  const box = scrollParentOf(element)?.getBoundingClientRect();
  const from = Math.max(0, box?.top ?? 0);
  const to = Math.min(window.innerHeight, box?.bottom ?? Infinity);
  return { top: Math.max(0, from - top), bottom: Math.max(0, to - top) };
}

const scrollParents = new WeakMap<HTMLElement, { box: HTMLElement | null }>();

function scrollParentOf(element: HTMLElement): HTMLElement | null {
  const known = scrollParents.get(element);
  if (known && (known.box === null || known.box.contains(element))) return known.box;
  let box: HTMLElement | null =
    element.closest<HTMLElement>('[data-table-frame]')?.parentElement ?? element.parentElement;
  while (box && (box === document.body || !/auto|scroll|overlay/.test(getComputedStyle(box).overflowY))) {
    box = box.parentElement;
  }
  // The root element scrolls the window, which is the clip already.
  const found = box === document.documentElement ? null : box;
  scrollParents.set(element, { box: found });
  return found;
}

/** Notes the heights of the rows that are drawn; a detail below a row counts as part of it. */
function measure(body: HTMLElement, sizes: RowHeights, mayEstimate: boolean): boolean {
  const seen = new Map<number, number>();
  for (const child of body.children) {
    const index = (child as HTMLElement).dataset['index'];
    if (index === undefined) continue;
    const height = child.getBoundingClientRect().height;
    seen.set(Number(index), (seen.get(Number(index)) ?? 0) + height);
  }
  return sizes.note(seen, mayEstimate);
}
