import { useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from '../host/KitProvider.js';
import { attempt } from './attempt.js';

/** A long task that reads data on request, such as all pages of a list for a file. */
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
 * Wraps a read on request: one at a time, with its failure as state and a rejected session reported to the
 * host. Changes on the server use `useSave`.
 * @param act - does it. The signal is aborted by `stop`, and when the component is unmounted if
 * `isBoundToView`.
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
    const { signal } = controller;
    running.current = controller;
    setState({ isRunning: true, error: undefined });
    const { act: now, auth: session } = latest.current;
    const outcome = await attempt(() => now(input, signal), { auth: session, signal });
    running.current = undefined;
    setState({ isRunning: false, error: outcome.status === 'refused' ? outcome.error : undefined });
    return outcome.status === 'done' ? outcome.result : undefined;
  }, []);
  const stop = useCallback(() => running.current?.abort(), []);
  const reset = useCallback(() => setState((old) => ({ ...old, error: undefined })), []);
  return { run, stop, reset, ...state };
}
