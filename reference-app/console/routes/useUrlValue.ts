import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

/** How a value stands in the query of an address. */
export interface UrlCodec<T> {
  parse: (query: URLSearchParams) => T;
  format: (value: T) => URLSearchParams;
  /** Whether the change is one of many while somebody types: it then replaces the address instead of adding to history. */
  isTyping: (from: T, to: T) => boolean;
}

const WRITE_AFTER_MS = 300;

/**
 * A value that is kept in the address, so that it can be linked to, reloaded and gone back to. What is on screen never
 * waits for the address.
 */
export function useUrlValue<T>(codec: UrlCodec<T>): [T, (value: T) => void] {
  const location = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const [value, setValue] = useState(() => codec.parse(new URLSearchParams(location.search)));
  const latest = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address was changed by somebody else: a link, or the way back.
  const isOwn = kind !== 'POP' && (location.state as { isOwn?: boolean } | null)?.isOwn === true;
  const { key, search } = location;
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (isOwn) return;
    clearTimeout(timer.current);
    latest.current = codec.parse(new URLSearchParams(search));
    setValue(latest.current);
  }, [key, isOwn, search, codec]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const change = useCallback(
    (next: T) => {
      const isTyping = codec.isTyping(latest.current, next);
      latest.current = next;
      setValue(next);
      clearTimeout(timer.current);
      const write = () => {
        const text = codec.format(next).toString();
        const query = text && `?${text}`;
        // A second way to the same place is no step in the history.
        const isSame = query === window.location.search;
        void navigate({ search: query }, { replace: isTyping || isSame, state: { isOwn: true } });
      };
      if (isTyping) timer.current = setTimeout(write, WRITE_AFTER_MS);
      else write();
    },
    [codec, navigate],
  );
  return [value, change];
}
