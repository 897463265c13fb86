/** The values typed into the form. */
export interface Passwords {
  username: string;
  password: string;
  newPassword: string;
  confirmPassword: string;
}

/** A field of the form. */
export type FieldName = keyof Passwords;

/** The fields in their order on the screen. */
export const FIELDS: readonly FieldName[] = ['username', 'password', 'newPassword', 'confirmPassword'];

/** The problem with a field. */
export type PasswordProblem = 'usernameMissing' | 'currentMissing' | 'nextMissing' | 'same' | 'different';

/** Returns the problems for which the server would reject the request, by field. */
export function problemsOf(values: Passwords): Partial<Record<FieldName, PasswordProblem>> {
  const problems: Partial<Record<FieldName, PasswordProblem>> = {};
  if (values.username.trim() === '') problems.username = 'usernameMissing';
  if (values.password === '') problems.password = 'currentMissing';
  if (values.newPassword === '') problems.newPassword = 'nextMissing';
  else if (values.newPassword === values.password) problems.newPassword = 'same';
  if (values.newPassword !== '' && values.newPassword !== values.confirmPassword) {
    problems.confirmPassword = 'different';
  }
  return problems;
}
