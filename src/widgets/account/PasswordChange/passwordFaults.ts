/** What is typed into the form. */
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

/** What is wrong with a field. */
export type PasswordFault = 'usernameMissing' | 'currentMissing' | 'nextMissing' | 'same' | 'different';

/** What the server would refuse anyway, by field. */
export function faultsOf(values: Passwords): Partial<Record<FieldName, PasswordFault>> {
  const faults: Partial<Record<FieldName, PasswordFault>> = {};
  if (values.username.trim() === '') faults.username = 'usernameMissing';
  if (values.password === '') faults.password = 'currentMissing';
  if (values.newPassword === '') faults.newPassword = 'nextMissing';
  else if (values.newPassword === values.password) faults.newPassword = 'same';
  if (values.newPassword !== '' && values.newPassword !== values.confirmPassword) {
    faults.confirmPassword = 'different';
  }
  return faults;
}
