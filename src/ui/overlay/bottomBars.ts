/** Bars at the end of the screen that hold the way on. They stay where they are; what floats over the page makes way for them. */
import { useSyncExternalStore } from 'react';
import { useTopDialog } from './topDialog.js';
import { useLayoutEffect } from '../hooks/useLayoutEffect.js';

/** Keeps what floats off an element, while it is drawn. */
export function useBottomBar(element: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (!element) return;
    set([...kept, element]);
    return () => set(kept.filter((other) => other !== element));
  }, [element]);
}

/**
 * Lifts an element at the end of the screen just enough to keep the kept elements free.
 * @param content - the content that determines its height. When it changes, the element is measured again
 */
export function useLiftAboveBars(element: HTMLElement | null, content: unknown): void {
  const all = useSyncExternalStore(
    subscribe,
    () => kept,
    () => NONE,
  );
  const dialog = useTopDialog();
  useLayoutEffect(() => {
    // Content below a modal dialog cannot be used in the meantime.
    const bars = dialog ? all.filter((bar) => dialog.contains(bar)) : all;
    if (!element || bars.length === 0) return;
    let lift = 0;
    const measure = () => {
      const { top, bottom, left, right } = element.getBoundingClientRect();
      const place = { top: top + lift, bottom: bottom + lift, left, right };
      lift = liftOf(
        place,
        bars.map((bar) => bar.getBoundingClientRect()),
      );
      moveUp(element, lift);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    for (const watched of [element, ...bars]) sizes.observe(watched);
    // Scrolling moves a bar that sticks to the end of its list, and so does an animation.
    for (const type of MOVES) addEventListener(type, measure, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      for (const type of MOVES) removeEventListener(type, measure, { capture: true });
      moveUp(element, 0);
    };
  }, [element, content, all, dialog]);
}

/** Edges in pixels of the window. */
export type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

/** See {@link useLiftAboveBars}; for the place that something has without being lifted. */
export function liftOf(place: Edges, bars: readonly Edges[]): number {
  let lift = 0;
  // From the lowest up: above one bar there may be another.
  for (const bar of [...bars].sort((a, b) => b.top - a.top)) {
    const isBeside = bar.right <= place.left || bar.left >= place.right;
    const isAbove = bar.bottom + GAP <= place.top - lift;
    const isBelow = bar.top >= place.bottom - lift + GAP;
    if (!isBeside && !isAbove && !isBelow) lift = place.bottom - bar.top + GAP;
  }
  return lift;
}

function moveUp(element: HTMLElement, lift: number) {
  element.style.translate = lift === 0 ? '' : `0 ${-lift}px`;
}

const GAP = 8;
const NONE: readonly HTMLElement[] = [];
const MOVES = ['scroll', 'resize', 'animationend'] as const;

let kept: readonly HTMLElement[] = NONE;
const listeners = new Set<() => void>();

function set(next: readonly HTMLElement[]) {
  kept = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
