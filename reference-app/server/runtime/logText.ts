import { inspect } from 'node:util';

/**
 * A message for the operator, and an error with its stack, as text that can hold one entry of the log only: names, addresses and
 * replies of others stand in it. Further lines are indented; other control characters, and those that turn the direction of writing,
 * are written as `\u001b`.
 */
export function logText(message: string, error?: unknown): string {
  // Errors of other threads come as their text.
  const cause = typeof error === 'string' ? error : inspect(error);
  const text = error === undefined ? message : `${message} ${cause}`;
  return text.replace(/\r?\n/g, CONTINUED).replace(UNSEEN, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

const CONTINUED = '\n    ';
const UNSEEN = /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
