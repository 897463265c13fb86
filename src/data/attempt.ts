import { hasStatus, isAbort } from '../api/errors.js';
import { tellHost } from '../ui/faults/tellHost.js';
import type { AuthContext } from '../host/types.js';

/** What came of a change: it is done, the server or something on the way to it refused, or it was stopped. */
export type Outcome<Result> =
  | { readonly status: 'done'; readonly result: Result }
  | { readonly status: 'refused'; readonly error: unknown }
  | { readonly status: 'stopped' };

/** Options of {@link attempt}. */
export interface AttemptOptions {
  /** Told that the server refused the session. Absent for what needs no session, such as signing in. */
  auth?: Pick<AuthContext, 'onUnauthorized'>;
  /** What stops it. */
  signal?: AbortSignal;
}

/**
 * Tries a change and says what came of it; never rejects. The one place where what a change throws is caught: what is to be
 * done after it worked stands behind it, so that no fault there reads as a refusal.
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

/** A deletion that counts as done when what it deletes is gone already. */
export async function evenIfGone(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
}

/** Whether the server no longer knows the session. */
export function isSessionRefused(error: unknown): boolean {
  return hasStatus(error, 401);
}
