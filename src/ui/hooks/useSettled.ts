import { useEffect, useState } from 'react';

/** A value that has not changed for a while: what is said of it is not said for each letter that is typed. */
export function useSettled<T>(value: T, delayMs = 600): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (Object.is(settled, value)) return;
    const timer = setTimeout(() => setSettled(() => value), delayMs);
    return () => clearTimeout(timer);
  }, [value, settled, delayMs]);
  return settled;
}
