export { PasswordChange } from './PasswordChange.js';
export type { PasswordChangedEvent, PasswordChangeProps } from './PasswordChange.js';
