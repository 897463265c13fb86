/**
 * Calls once when the page has nothing to do.
 * @param call - what can wait
 * @returns calls it off
 * @public
 */
export function whenIdle(call: () => void): () => void {
  // Safari has no such thing.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(call, 100);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call);
  return () => cancelIdleCallback(handle);
}
