import type { ApiContext } from '../context.js';
import { countWaiting } from '../store/jobs.js';
import { keyOfCaller } from './guards.js';
import { tooManyRequests } from './refusal.js';

/** Jobs of one caller that may wait when they ask for more: analyses, copies, test mails. */
const MOST_WAITING = 100;
/** As {@link MOST_WAITING}, when they upload: pipelines send the documents of a whole portfolio at once. */
export const MOST_WAITING_UPLOADS = 5_000;

/**
 * The caller as the owner of a job they ask for.
 * @throws Refusal 429 while too many of their jobs wait
 */
export function ownerOfWork(c: ApiContext, most = MOST_WAITING): string {
  const owner = keyOfCaller(c);
  if (countWaiting(c.get('server').db, owner) < most) return owner;
  throw tooManyRequests(`More than ${most - 1} of your jobs are waiting.`, RETRY_MS);
}

const RETRY_MS = 10_000;
