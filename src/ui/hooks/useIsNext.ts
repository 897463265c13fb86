import { startTransition, useEffect, useState } from 'react';

/**
 * False in the first drawing and true in the one after it, which gives way to whatever people do meanwhile: what is a lot
 * to draw comes once what it stands in is there, and not in the same stretch of work.
 */
export function useIsNext(): boolean {
  const [isNext, setIsNext] = useState(false);
  useEffect(() => startTransition(() => setIsNext(true)), []);
  return isNext;
}
