import { startTransition, useEffect, useState } from 'react';

const SHOW_AFTER_MS = 150;
const SHOW_FOR_MS = 150;

/**
 * Whether to show placeholders while something loads: not before 150 ms, so that fast answers do not flicker, and then
 * for 150 ms at least, so that they can be recognised. What takes their place is drawn together with the answer.
 */
export function useSkeletonDelay(isLoading: boolean): boolean {
  const [phase, setPhase] = useState<'hidden' | 'shown' | 'seen'>('hidden');
  useEffect(() => {
    const after = (afterMs: number, act: () => void) => {
      const timer = setTimeout(act, afterMs);
      return () => clearTimeout(timer);
    };
    // What comes in the place of the placeholders may be a lot: it is drawn in slices.
    const change = (next: typeof phase, afterMs: number) =>
      after(afterMs, () => startTransition(() => setPhase(next)));
    // At once: what waits for its slice would put them over rows that came meanwhile.
    if (phase === 'hidden' && isLoading) return after(SHOW_AFTER_MS, () => setPhase('shown'));
    if (phase === 'shown') return change('seen', SHOW_FOR_MS);
    if (phase === 'seen' && !isLoading) return change('hidden', 0);
    return undefined;
  }, [isLoading, phase]);
  return phase === 'shown' || (phase === 'seen' && isLoading);
}
