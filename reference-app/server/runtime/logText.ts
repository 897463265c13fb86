import { inspect } from 'node:util';

/**
 * Formats a message for the operator, and an error with its stack, as text that forms only one entry of the
 * log: it contains names, addresses, and replies of others. Further lines are indented. Other control
 * characters, and those that change the direction of text, are written as `\u001b`.
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
