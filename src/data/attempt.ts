import { hasStatus, isAbort } from '../api/errors.js';
import { tellHost } from '../ui/faults/tellHost.js';
import type { AuthContext } from '../host/types.js';

/**
 * The outcome of a change: it is done, the server or something on the way to it rejected it, or it was
 * stopped.
 */
export type Outcome<Result> =
  | { readonly status: 'done'; readonly result: Result }
  | { readonly status: 'refused'; readonly error: unknown }
  | { readonly status: 'stopped' };

/** Options of {@link attempt}. */
export interface AttemptOptions {
  /**
   * Notified when the server rejected the session. Absent for changes that need no session, such as signing
   * in.
   */
  auth?: Pick<AuthContext, 'onUnauthorized'>;
  /** The signal that stops it. */
  signal?: AbortSignal;
}

/**
 * Tries a change and returns its outcome. Never rejects. Errors of a change are caught only here. The steps
 * that follow a success come after this call, so that no fault in them reads as a rejection.
 */
export async function attempt<Result>(
  change: () => Promise<Result>,
  { auth, signal }: AttemptOptions = {},
): Promise<Outcome<Result>> {
  try {
    return { status: 'done', result: await change() };
  } catch (error) {
    if (signal?.aborted && (isAbort(error) || error === signal.reason)) return { status: 'stopped' };
    if (isSessionRefused(error)) tellHost(() => auth?.onUnauthorized?.());
    return { status: 'refused', error };
  }
}

/** Treats a deletion as done when its target no longer exists. */
export async function evenIfGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
}

/** Returns true when the server no longer accepts the session. */
export function isSessionRefused(error: unknown): boolean {
  return hasStatus(error, 401);
}
