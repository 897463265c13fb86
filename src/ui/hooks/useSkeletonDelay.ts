import { startTransition, useState } from 'react';
import { useLayoutEffect } from './useLayoutEffect.js';

const SHOW_AFTER_MS = 150;
const SHOW_FOR_MS = 150;

/**
 * Returns true when placeholders should be shown while something loads: not before 150 ms, so that fast
 * answers do not flicker, and then for at least 150 ms, so that they can be recognized. Their replacement is
 * drawn together with the answer.
 */
export function useSkeletonDelay(isLoading: boolean): boolean {
  const [phase, setPhase] = useState<Phase>('hidden');
  // An answer that arrives during the minimum display time must not restart that time.
  const isAwaited = isLoading && phase !== 'shown';
  useLayoutEffect(() => {
    const after = (ms: number, change: () => void) => {
      const timer = setTimeout(change, ms);
      return () => clearTimeout(timer);
    };
    // The content that replaces the placeholders may be large, so it is drawn in slices.
    const to = (next: Phase) => () => startTransition(() => setPhase(next));
    if (phase === 'hidden' && isAwaited) return after(SHOW_AFTER_MS, () => setPhase('due'));
    if (phase === 'due') return after(0, () => setPhase(isAwaited ? 'shown' : 'hidden'));
    if (phase === 'shown') return after(SHOW_FOR_MS, to('seen'));
    if (phase === 'seen' && !isAwaited) return after(0, to('hidden'));
    return undefined;
  }, [isAwaited, phase]);
  return phase === 'shown' || (isLoading && phase !== 'hidden');
}

/** `due` until they are on the screen: rows may come in the same drawing, and then they must not cover them. */
type Phase = 'hidden' | 'due' | 'shown' | 'seen';
