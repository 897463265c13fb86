import { useEffect, useState } from 'react';

/**
 * Returns a value that has not changed for a while, so that announcements about it do not repeat for each
 * typed letter.
 */
export function useSettled<T>(value: T, delayMs = 600): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(settled, value)) return;
    const timer = setTimeout(() => setSettled(() => value), delayMs);
    return () => clearTimeout(timer);
  }, [value, settled, delayMs]);
  return settled;
}
