import type { ApiContext } from '../context.js';
import { countWaiting } from '../store/jobs.js';
import { keyOfCaller } from './guards.js';
import { tooManyRequests } from './refusal.js';

/** The maximum number of waiting jobs of one caller who requests more: analyses, copies, test emails. */
const MOST_WAITING = 100;
/**
 * Like {@link MOST_WAITING}, for uploads: pipelines send the documents of an entire portfolio at the same
 * time.
 */
export const MOST_WAITING_UPLOADS = 5_000;

/**
 * Returns the caller as the owner of a job they request.
 * @throws Refusal 429 while too many of their jobs wait
 */
export function ownerOfWork(c: ApiContext, most = MOST_WAITING): string {
  const owner = keyOfCaller(c);
  if (countWaiting(c.get('server').db, owner) < most) return owner;
  throw tooManyRequests(`You already have more than ${most - 1} waiting jobs.`, RETRY_MS);
}

const RETRY_MS = 10_000;
