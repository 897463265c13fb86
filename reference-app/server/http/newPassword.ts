import type { ServerContext } from '../context.js';
import { isLongEnough } from '../rules/passwordLength.js';
import { hashPassword } from '../rules/passwords.js';
import { violated } from './refusal.js';

/**
 * The hash of a password that somebody chose.
 * @throws Refusal 400 at the field `newPassword`, which does not repeat it, when it is too short
 */
export async function hashOfNew(
  password: string,
  { options: { leastPasswordLength: least, hashCost } }: ServerContext,
): Promise<string> {
  if (!isLongEnough(password, least)) {
    const message = `A password needs at least ${least} characters`;
    throw violated([{ message, messageTemplate: message, path: 'newPassword', invalidValue: null }]);
  }
  return hashPassword(password, hashCost);
}
