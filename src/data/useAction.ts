import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, isAbort } from '../api/errors.js';
import { useHost } from '../host/KitProvider.js';

/** Something that is done on demand: a save, an upload, a deletion. */
export interface Action<Input, Output> {
  /** Does it; resolves with the result, or with undefined when it failed (then `error` says why) or was stopped. */
  run: (input: Input) => Promise<Output | undefined>;
  /** Stops it. */
  stop: () => void;
  isRunning: boolean;
  /** Why the last run failed; cleared by the next one. */
  error: unknown;
  /** Forgets the error. */
  reset: () => void;
}

/**
 * Wraps a call that changes something: one at a time, its failure as state, a refused session reported to the host.
 * @param act - does it; the signal is aborted by `stop` and when the component goes away, if `isBoundToView`
 */
export function useAction<Input, Output>(
  act: (input: Input, signal: AbortSignal) => Promise<Output>,
  options: { isBoundToView?: boolean } = {},
): Action<Input, Output> {
  const { auth } = useHost();
  const [state, setState] = useState<{ isRunning: boolean; error: unknown }>({
    isRunning: false,
    error: undefined,
  });
  const latest = useRef({ act, auth });
  useEffect(() => {
    latest.current = { act, auth };
  });
  const running = useRef<AbortController>(undefined);
  const { isBoundToView = false } = options;
  useEffect(() => () => void (isBoundToView && running.current?.abort()), [isBoundToView]);

  const run = useCallback(async (input: Input) => {
    if (running.current) return undefined;
    const controller = new AbortController();
    running.current = controller;
    setState({ isRunning: true, error: undefined });
    try {
      const output = await latest.current.act(input, controller.signal);
      setState({ isRunning: false, error: undefined });
      return output;
    } catch (error) {
      const isStopped = isAbort(error) && controller.signal.aborted;
      setState({ isRunning: false, error: isStopped ? undefined : error });
      if (error instanceof ApiError && error.status === 401) latest.current.auth.onUnauthorized?.();
      return undefined;
    } finally {
      running.current = undefined;
    }
  }, []);
  const stop = useCallback(() => running.current?.abort(), []);
  const reset = useCallback(() => setState((old) => ({ ...old, error: undefined })), []);
  return { run, stop, reset, ...state };
}
