/** Characters that a new password needs at least. What is set already stays. */
export const DEFAULT_PASSWORD_LENGTH = 8;

/**
 * Reads the minimum length of new passwords that an operator sets (`PASSWORD_MIN_LENGTH`).
 * @throws Error when it is not an integer from 1 to 255
 */
export function passwordLengthFrom(environment: Readonly<Record<string, string | undefined>>): number {
  const text = environment['PASSWORD_MIN_LENGTH']?.trim() ?? '';
  if (text === '') return DEFAULT_PASSWORD_LENGTH;
  const length = /^\d+$/.test(text) ? Number(text) : 0;
  if (length < 1 || length > 255)
    throw new Error(`PASSWORD_MIN_LENGTH ${text} is not a whole number from 1 to 255.`);
  return length;
}

/** Returns whether a new password is long enough. A character beyond the first plane counts once. */
export function isLongEnough(password: string, least: number): boolean {
  return Array.from(password).length >= least;
}
