import { whenIdle } from '../i18n/index.js';

/**
 * Resolves when the page is idle.
 * @throws the reason of `signal`
 */
export function whenPageIsIdle(signal: AbortSignal): Promise<void> {
  return waiting(signal, whenIdle);
}

/**
 * Runs background work, at most two tasks at a time, so that it never delays user requests.
 * @throws the reason of `signal`, and the errors of `work`
 */
export async function runInBackground<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (running < AT_ONCE) running += 1;
  else await waiting(signal, queued);
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    passOn();
  }
}

function queued(go: () => void): () => void {
  queue.add(go);
  return () => queue.delete(go);
}

/** Gives the place of what has ended to what waits longest. */
function passOn() {
  const [next] = queue;
  if (next) queue.delete(next);
  else running -= 1;
  next?.();
}

/** @param begin - calls the given function in time, and returns a function that cancels it */
function waiting(signal: AbortSignal, begin: (go: () => void) => () => void): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const callOff = begin(resolve);
    signal.addEventListener(
      'abort',
      () => {
        callOff();
        reject(signal.reason as Error);
      },
      { once: true },
    );
  });
}

const AT_ONCE = 2;
const queue = new Set<() => void>();
let running = 0;
