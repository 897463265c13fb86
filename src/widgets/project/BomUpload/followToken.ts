import { isTokenProcessing } from '../../../api/boms.js';
import type { ApiClient } from '../../../api/client.js';
import { attempt, isSessionRefused } from '../../../data/attempt.js';

/** How long a processing is followed before people are asked, milliseconds. */
export const PATIENCE_MS = 10 * 60_000;
const FIRST_POLL_MS = 1_000;
const LAST_POLL_MS = 10_000;
const POLL_GROWTH = 1.35;

/** What {@link followToken} needs. */
export interface FollowOptions {
  api: ApiClient;
  token: string;
  /** The server refused the session: said once, and again when there was a new one in between. */
  onUnauthorized: () => void;
  /** Called when the server could not be asked, with the reason, and with undefined once it answers again. */
  onNews: (pollError: unknown) => void;
}

/**
 * Asks ever less often whether the server is done with what it took; never rejects, because the server goes on working and
 * asking again is all there is to do.
 * @returns false once people's patience is over
 */
export async function followToken({ api, token, onUnauthorized, onNews }: FollowOptions): Promise<boolean> {
  const end = Date.now() + PATIENCE_MS;
  let delayMs = FIRST_POLL_MS;
  let isReported = false;
  let hasFailed = false;
  while (Date.now() + delayMs <= end) {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const asked = await attempt(() => isTokenProcessing(api, token), {
      auth: isReported ? undefined : { onUnauthorized },
    });
    if (asked.status === 'done' && !asked.result) return true;
    if (asked.status === 'refused') {
      onNews(asked.error);
      hasFailed = true;
      isReported ||= isSessionRefused(asked.error);
    } else {
      if (hasFailed) onNews(undefined);
      hasFailed = false;
      isReported = false;
    }
    delayMs = Math.min(LAST_POLL_MS, delayMs * POLL_GROWTH);
  }
  return false;
}
