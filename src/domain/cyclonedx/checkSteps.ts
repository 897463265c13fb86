import type { CheckBomOptions } from './bomCheck.js';

/** The options of a check with everything filled in. */
export interface CheckSteps extends Required<Pick<CheckBomOptions, 'maxProblems' | 'onStage'>> {
  /** Rejects when the check is aborted. */
  pause: (() => Promise<void>) | undefined;
}

export function checkSteps({
  signal,
  pause,
  maxProblems = 50,
  onStage = () => {},
}: CheckBomOptions): CheckSteps {
  const pauseUnlessAborted = async () => {
    await pause?.();
    signal?.throwIfAborted();
  };
  return {
    maxProblems: Math.max(1, maxProblems),
    onStage,
    pause: pause || signal ? pauseUnlessAborted : undefined,
  };
}
