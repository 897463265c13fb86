import { useCallback, useRef, useState } from 'react';

/** How far something long is, told now and then: news of it arrive every few milliseconds. */
export function useProgress<Progress>(): [Progress | undefined, (progress: Progress) => void] {
  const [progress, setProgress] = useState<Progress>();
  const next = useRef(0);
  const note = useCallback((now: Progress) => {
    const time = performance.now();
    // The first moment needs no words.
    if (next.current === 0) next.current = time + PROGRESS_EVERY_MS;
    if (time < next.current) return;
    next.current = time + PROGRESS_EVERY_MS;
    setProgress(now);
  }, []);
  return [progress, note];
}

const PROGRESS_EVERY_MS = 300;
