import { isTokenProcessing } from '../api/boms.js';
import type { ApiClient } from '../api/client.js';
import type { AuthContext } from '../host/types.js';
import { attempt, isSessionRefused } from './attempt.js';

/** The time that work of a server is followed before the user is asked, in milliseconds. */
export const PATIENCE_MS = 10 * 60_000;
const FIRST_POLL_MS = 1_000;
const LAST_POLL_MS = 10_000;
const POLL_GROWTH = 1.35;

/** The options of {@link followWork}. */
export interface FollowOptions {
  /** Notified that the server rejected the session: once, and again when there was a new one in between. */
  auth: Pick<AuthContext, 'onUnauthorized'>;
  /**
   * Called with the reason why the server could not be reached, and with undefined once it answers again. The
   * server continues its work in the meantime.
   */
  onTrouble: (error: unknown) => void;
}

/**
 * Asks ever less often whether the work behind a token is done. It ends in failure as it does in success.
 * @returns false once people's patience is over; it may be done later
 */
export async function followWork(
  api: ApiClient,
  token: string,
  { auth, onTrouble }: FollowOptions,
): Promise<boolean> {
  let isReported = false;
  let isTroubled = false;
  const isDone = async () => {
    const asked = await attempt(() => isTokenProcessing(api, token), { auth: isReported ? undefined : auth });
    if (asked.status === 'refused') {
      isReported ||= isSessionRefused(asked.error);
      isTroubled = true;
      onTrouble(asked.error);
      return false;
    }
    if (asked.status === 'done' && !asked.result) return true;
    isReported = false;
    if (isTroubled) onTrouble(undefined);
    isTroubled = false;
    return false;
  };
  const end = Date.now() + PATIENCE_MS;
  let delayMs = FIRST_POLL_MS;
  while (Date.now() + delayMs <= end) {
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (await isDone()) return true;
    delayMs = Math.min(LAST_POLL_MS, delayMs * POLL_GROWTH);
  }
  return false;
}
