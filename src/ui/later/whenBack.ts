/** When it is worth trying again what failed because nothing could be reached. */

/**
 * Calls once: as soon as the browser reports that the network is back, else after a delay, because browsers
 * do not notice an unreachable server and are sometimes wrong about the rest.
 * @param attempt - the number of failed attempts so far. Each increases the delay
 * @param tryAgain - receives true when the browser gave the signal, which restarts the count
 * @returns a function that cancels it
 */
export function whenBack(attempt: number, tryAgain: (hasSign: boolean) => void): () => void {
  const end = (hasSign: boolean) => {
    callOff();
    tryAgain(hasSign);
  };
  const onOnline = () => end(true);
  const delay = DELAYS_MS[Math.min(attempt, DELAYS_MS.length - 1)]!;
  const timer = setTimeout(() => end(false), saysOffline() ? Math.max(delay, OFFLINE_MS) : delay);
  // On a server, the resources of a host have no window.
  globalThis.addEventListener?.('online', onOnline);
  const callOff = () => {
    clearTimeout(timer);
    globalThis.removeEventListener?.('online', onOnline);
  };
  return callOff;
}

/**
 * Returns true when the browser reports that it has no network. It is sometimes wrong. Its silence means
 * little.
 */
export function saysOffline(): boolean {
  return typeof navigator === 'object' && navigator.onLine === false;
}

const DELAYS_MS = [3_000, 6_000, 12_000, 30_000, 60_000] as const;
const OFFLINE_MS = 30_000;
