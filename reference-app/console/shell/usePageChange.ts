import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';
import type { PageInfo } from './Page.js';

/**
 * What a new page means for whoever cannot see it change: its heading takes the focus and its name is announced. The
 * page begins at its top; going back leads to where it was left. Tabs and filters are no new page and move nothing.
 * @returns what screen readers are to say
 */
export function usePageChange(
  page: PageInfo | undefined,
  location: Location,
  main: RefObject<HTMLElement | null>,
): string {
  const kind = useNavigationType();
  const shown = useRef<string>(undefined);
  useScrollMemory(location.key);

  const key = page?.pageKey;
  useEffect(() => {
    if (key === undefined || key === shown.current) return;
    const isFirst = shown.current === undefined;
    shown.current = key;
    const stopScroll = kind === 'POP' ? restoreScroll(location.key) : void window.scrollTo(0, 0);
    // A page that was loaded by its address is announced by the browser.
    if (isFirst && kind === 'POP') return stopScroll;
    const stopFocus = focusHeading(main.current);
    return () => {
      stopScroll?.();
      stopFocus();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only another page counts
  }, [key]);
  return page?.title ?? '';
}

const PATIENCE_MS = 3000;

/** Focuses the heading as soon as the page has drawn it, unless somebody has gone elsewhere meanwhile. */
function focusHeading(main: HTMLElement | null): () => void {
  if (!main) return () => {};
  const focus = () => {
    const heading = main.querySelector('h1');
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
    return true;
  };
  if (focus()) return () => {};
  main.focus({ preventScroll: true });
  const observer = new MutationObserver(() => {
    if (document.activeElement !== main || focus()) stop();
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  return stop;
}

const places = new Map<string, number>();

/** Remembers how far each entry of the history was scrolled. */
function useScrollMemory(key: string) {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);
}

/** Scrolls to where the entry was left, as soon as the page is long enough again. */
function restoreScroll(key: string): (() => void) | undefined {
  const top = places.get(key);
  if (!top) {
    window.scrollTo(0, 0);
    return undefined;
  }
  const tryNow = () => {
    if (document.documentElement.scrollHeight < top + window.innerHeight) return;
    window.scrollTo(0, top);
    stop();
  };
  const observer = new ResizeObserver(tryNow);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const event of MOVES) window.removeEventListener(event, stop);
  };
  for (const event of MOVES) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.getElementById('app')!);
  return stop;
}

/** Whoever scrolls is where they want to be. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
