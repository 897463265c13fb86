import { useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, type Path } from 'react-router-dom';
import type { ValueChange } from 'bomdeck';
import { RouterContext } from './RouterContext.js';

/** The representation of a value in a URL. */
export interface UrlCodec<T> {
  /** Returns the value of a URL. Remembered values fill its gaps. */
  parse: (address: Pick<Path, 'pathname' | 'search' | 'hash'>) => T;
  /**
   * Returns the URL that shows exactly this value to anyone, whatever they remember. Without a path, it is
   * the same page.
   */
  format: (value: T) => { pathname?: string; query: URLSearchParams };
}

const WRITE_AFTER_MS = 300;

/**
 * Keeps a value in the URL, so that users can link to it, reload it, and go back to it. An incomplete URL is
 * completed when it is opened. From then on, remembered values have no effect. The screen never waits for the
 * URL.
 */
export function useUrlValue<T>(codec: UrlCodec<T>): [T, (value: T, change: ValueChange) => void] {
  const { key, pathname, search, hash, state } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const router = useContext(RouterContext);
  if (!router) throw new Error('useUrlValue needs a RouterContext around it.');
  const [value, setValue] = useState(() => codec.parse({ pathname, search, hash }));

  const page = useRef({ pathname, isGone: false });
  useEffect(() => {
    page.current = { pathname, isGone: false };
    return () => void (page.current.isGone = true);
  }, [pathname]);
  /** Address of the entry of the history that is shown, as it was written last. */
  const entry = useRef('');
  /** The typed value that is not in the URL yet. */
  const pending = useRef<{ value: T; timer: ReturnType<typeof setTimeout> }>(undefined);
  /** One way at a time: the router gives up the one before. */
  const written = useRef(Promise.resolve());

  const write = useCallback(
    (next: T, why: 'step' | 'typing' | 'opening') => {
      const { pathname: path = page.current.pathname, query } = codec.format(next);
      const address = `${path}?${query.toString()}`;
      // A second way to the same place is no step.
      if (address === entry.current) return;
      entry.current = address;
      // Typing on adds no entry, unless it leads away from what the path names.
      const replace = why === 'opening' || (why === 'typing' && path === page.current.pathname);
      written.current = written.current.then(() => {
        // A page that is about to be left must not call its visitor back. Hooks know of that only with the next drawing.
        const { navigation } = router.state;
        const isLeaving = navigation.location !== undefined && !isOwnState(navigation.location.state);
        if (!page.current.isGone && !isLeaving) return navigate(address, { replace, state: OWN });
      });
    },
    [codec, navigate, router],
  );
  const forget = useCallback(() => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  }, []);

  const isOwn = kind !== 'POP' && isOwnState(state);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (seen.current === key) return;
    const isFirst = seen.current === undefined;
    seen.current = key;
    entry.current = pathname + search + hash;
    if (isOwn) return;
    // Something else changed the URL: a link, or going back.
    forget();
    const shown = isFirst ? value : codec.parse({ pathname, search, hash });
    if (!isFirst) setValue(shown);
    write(shown, 'opening');
  }, [key, isOwn, pathname, search, hash, codec, value, forget, write]);
  useEffect(() => forget, [forget]);

  const change = useCallback(
    (next: T, { isStep }: ValueChange) => {
      const typed = pending.current;
      forget();
      setValue(next);
      if (isStep) {
        // The way back leads to all that was typed.
        if (typed) write(typed.value, 'typing');
        write(next, 'step');
        return;
      }
      const timer = setTimeout(() => {
        forget();
        write(next, 'typing');
      }, WRITE_AFTER_MS);
      pending.current = { value: next, timer };
    },
    [forget, write],
  );
  return [value, change];
}

const OWN = { isOwn: true };

function isOwnState(state: unknown): boolean {
  return (state as { isOwn?: boolean } | null)?.isOwn === true;
}
