import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';
import type { PageInfo } from './Page.js';

/**
 * Helps users who cannot see a page change: the heading of the new page takes the focus, and its name is
 * announced. The page starts at its top, and going back leads to the previous position. Tabs and filters are
 * not new pages and move nothing, but focus on a removed part moves to its replacement.
 * @returns the text for screen readers
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
  const { pathname } = location;
  useEffect(() => {
    // Before the effect below knows of a new page.
    const before = shown.current;
    if (before !== undefined) return keepFocusIn(main.current, () => shown.current === before);
  }, [pathname, main]);
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

/**
 * Focuses the heading as soon as the page has drawn it, and again the one that replaces it, unless the user
 * has moved elsewhere in the meantime.
 */
function focusHeading(main: HTMLElement | null): () => void {
  if (!main) return () => {};
  let focused: HTMLElement | undefined;
  const focus = () => {
    const heading = main.querySelector('h1') ?? main;
    if (heading === focused) return;
    focused = heading;
    if (heading !== main) {
      heading.tabIndex = -1;
      heading.style.outline = 'none';
    }
    heading.focus({ preventScroll: true });
  };
  focus();
  return whileDrawing(main, () => {
    const { activeElement } = document;
    // A heading that goes leaves the focus to the body.
    if (activeElement !== focused && activeElement !== document.body) return false;
    focus();
    return true;
  });
}

/** Moves the focus to the new part when the focused element is removed with another part of the same page. */
function keepFocusIn(main: HTMLElement | null, isSamePage: () => boolean): () => void {
  if (!main) return () => {};
  const check = () => {
    if (!isSamePage()) return false;
    if (document.activeElement !== document.body) return true;
    skipTargetOf(main).focus({ preventScroll: true });
    return true;
  };
  check();
  return whileDrawing(main, check);
}

/** Returns the start of the content of a page: after a head that its tabs share, if there is one. */
export const skipTargetOf = (main: HTMLElement) =>
  main.querySelector<HTMLElement>('[data-skip-target]') ?? main;

/** Calls back whenever something else is drawn, as long as that says true and an answer may take. */
function whileDrawing(main: HTMLElement, onChange: () => boolean): () => void {
  const observer = new MutationObserver(() => {
    if (!onChange()) stop();
  });
  observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => stop(), ANSWER_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  return stop;
}

/** As long as a slow server may take until the page is there. */
const ANSWER_MS = 30_000;

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

const PATIENCE_MS = 3000;

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

/** Once the user scrolls, the page stays where they are. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
