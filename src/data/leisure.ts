import { whenIdle } from '../i18n/index.js';

/**
 * Waits until the page has nothing to do, for what nobody waits for.
 * @throws the reason of `signal`
 */
export function leisure(signal: AbortSignal): Promise<void> {
  return waiting(signal, whenIdle);
}

/**
 * Does what nobody waits for, few at once, so that what people ask for meanwhile need not queue behind it.
 * @throws the reason of `signal`, and what `work` throws
 */
export async function inTurn<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
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

/** @param begin - calls what it is given in time, and gives what calls that off */
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
