import type { ServerContext } from '../context.js';
import { isLongEnough } from '../rules/passwordLength.js';
import { hashPassword } from '../rules/passwords.js';
import { violated } from './refusal.js';

/**
 * Returns the hash of a password that a user chose.
 * @throws Refusal 400 at the field `newPassword`, without repeating the password, when it is too short
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
