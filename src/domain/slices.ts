import { yieldToBrowser } from './yieldToBrowser.js';

/** Runs all steps without a pause. */
export function allAtOnce<Result>(steps: Generator<void, Result, void>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Takes steps for a few milliseconds. Gives what they lead to when they came to their end. */
export function oneSlice<Result>(
  steps: Generator<void, Result, void>,
): { readonly result: Result } | undefined {
  const end = performance.now() + SLICE_MS;
  do {
    const { done, value } = steps.next();
    if (done) return { result: value };
  } while (performance.now() < end);
  return undefined;
}

/** Takes steps a few milliseconds at a time, so that input and drawing come in between; undefined when it was stopped. */
export async function inSlices<Result>(
  steps: Generator<void, Result, void>,
  isStopped: () => boolean = () => false,
): Promise<Result | undefined> {
  while (!isStopped()) {
    const ended = oneSlice(steps);
    if (ended) return ended.result;
    await yieldToBrowser();
  }
  return undefined;
}

const SLICE_MS = 8;
