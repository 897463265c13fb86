import { setTimeout } from 'node:timers/promises';

import type { ApiContext } from '../context.js';
import { isPassword } from '../rules/passwords.js';
import { isTurnedAway } from '../rules/signInThrottle.js';
import { findUserOfKind } from '../store/users.js';
import { callerAddress } from './address.js';
import { badRequest, tooManyRequests } from './refusal.js';

/**
 * Whether a managed user of this name has this password. Wrong ones are slowed down, wherever they are tried, so it may take some
 * seconds, in which the user may have been changed or deleted.
 * @param afterWrong - what a wrong one leads to, in the time that it takes anyway
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
 * What a failed attempt takes at least while a directory is set up: longer than the check of a stored password and the questions to a
 * directory. Otherwise the time would tell which names are whose.
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
    // In whole steps: what is found out beside the password takes a part of one.
    if (!isRight) await setTimeout(FAILURE_MS - ((performance.now() - startedAt) % FAILURE_MS));
    return isRight;
  };
  const isRight = await signInThrottle.run(username, directory ? leveled : attempt, callerAddress(c));
  if (isTurnedAway(isRight)) throw tooManyRequests('Too many attempts to sign in.', isRight.retryAfterMs);
  return isRight;
}

/**
 * Lets a user set another password of their own who knows the current one: a stranger who finds a session open does not get the account with
 * it. Off where the server does not ask.
 * @throws Refusal 400, because clients take 401 for the end of the session
 */
export async function requireOwnPassword(c: ApiContext, username: string, password = ''): Promise<void> {
  if (!c.get('server').options.asksOldPassword) return;
  if (password === '') throw badRequest('The current password is missing.');
  if (!(await isPasswordOf(c, username, password))) throw badRequest('The current password is wrong.');
}
