/** When it is worth trying again what failed because nothing could be reached. */

/**
 * Calls once: as soon as the browser says that it has its network back, else after a while, because browsers do not notice a server
 * that is gone and are sometimes wrong about the rest.
 * @param attempt - how often it was tried in vain already; each time it takes longer
 * @param tryAgain - is told whether the browser gave the sign, which begins the count anew
 * @returns calls it off
 */
export function whenBack(attempt: number, tryAgain: (hasSign: boolean) => void): () => void {
  const end = (hasSign: boolean) => {
    callOff();
    tryAgain(hasSign);
  };
  const onOnline = () => end(true);
  const delay = DELAYS_MS[Math.min(attempt, DELAYS_MS.length - 1)]!;
  const timer = setTimeout(() => end(false), saysOffline() ? Math.max(delay, OFFLINE_MS) : delay);
  addEventListener('online', onOnline);
  const callOff = () => {
    clearTimeout(timer);
    removeEventListener('online', onOnline);
  };
  return callOff;
}

/** Whether the browser says that it has no network. It is sometimes wrong; that it says nothing means little. */
export function saysOffline(): boolean {
  return typeof navigator === 'object' && navigator.onLine === false;
}

const DELAYS_MS = [3_000, 6_000, 12_000, 30_000, 60_000] as const;
const OFFLINE_MS = 30_000;
