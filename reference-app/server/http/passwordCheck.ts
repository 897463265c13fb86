import { setTimeout } from 'node:timers/promises';

import type { ApiContext } from '../context.js';
import { isPassword } from '../rules/passwords.js';
import { isTurnedAway } from '../rules/signInThrottle.js';
import { findUserOfKind } from '../store/users.js';
import { callerAddress } from './address.js';
import { badRequest, tooManyRequests } from './refusal.js';

/**
 * Returns whether a managed user of this name has this password. Wrong passwords are slowed down, wherever
 * they are tried, so it may take some seconds, in which the user may have been changed or deleted.
 * @param afterWrong - the reaction to a wrong password, within the time that the check takes anyway
 * @throws Refusal 429 where too many attempts wait
 */
export async function isPasswordOf(
  c: ApiContext,
  username: string,
  password: string,
  afterWrong?: () => Promise<void>,
): Promise<boolean> {
  const { db, options } = c.get('server');
  return slowedDown(c, username, async () => {
    const { passwordHash } = findUserOfKind(db, 'managed', username) ?? {};
    const isRight = await isPassword(password, passwordHash, options.hashCost);
    if (!isRight) await afterWrong?.();
    return isRight;
  });
}

/**
 * The minimum duration of a failed attempt while a directory is configured: longer than checking a stored
 * password and querying a directory. Otherwise, the time would reveal which names belong to whom.
 */
const FAILURE_MS = 500;

/**
 * Runs an attempt to sign in with a name when it is its turn, see {@link SignInThrottle}.
 * @throws Refusal 429 where too many attempts wait
 */
export async function slowedDown(
  c: ApiContext,
  username: string,
  attempt: () => Promise<boolean>,
): Promise<boolean> {
  const { directory, signInThrottle } = c.get('server');
  const leveled = async () => {
    const startedAt = performance.now();
    const isRight = await attempt();
    // Waits for full steps: checks beside the password take a part of one step.
    if (!isRight) await setTimeout(FAILURE_MS - ((performance.now() - startedAt) % FAILURE_MS));
    return isRight;
  };
  const isRight = await signInThrottle.run(username, directory ? leveled : attempt, callerAddress(c));
  if (isTurnedAway(isRight)) throw tooManyRequests('Too many attempts to sign in.', isRight.retryAfterMs);
  return isRight;
}

/**
 * Requires the current password when a user sets another one: a stranger who finds an open session does not
 * get the account with it. Off where the server does not require it.
 * @throws Refusal 400, because clients treat 401 as the end of the session
 */
export async function requireOwnPassword(c: ApiContext, username: string, password = ''): Promise<void> {
  if (!c.get('server').options.asksOldPassword) return;
  if (password === '') throw badRequest('The current password is missing.');
  if (!(await isPasswordOf(c, username, password))) throw badRequest('The current password is incorrect.');
}
