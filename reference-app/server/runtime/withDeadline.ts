/**
 * Does something that waits for the network: its signal is aborted when the time is over, with a `TimeoutError`, or when
 * the outer one is, and when it fails. The time ends with the promise that `act` returns.
 *
 * Not `AbortSignal.any` with `AbortSignal.timeout`: in Node 20 nothing but weak references holds the inner signals, so that
 * after a garbage collection none of them fires.
 */
export async function withDeadline<Result>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  act: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  outer?.throwIfAborted();
  const ending = new AbortController();
  const stop = () => ending.abort(outer?.reason);
  const timer = setTimeout(
    () => ending.abort(new DOMException(`No answer within ${milliseconds} ms.`, 'TimeoutError')),
    milliseconds,
  );
  outer?.addEventListener('abort', stop, { once: true });
  try {
    return await act(ending.signal);
  } catch (error) {
    // A reader that gives up halfway, as with an answer that is too large, lets go of the connection.
    ending.abort(error);
    throw error;
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', stop);
  }
}
