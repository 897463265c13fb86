import { msg } from '../../../i18n/msg.js';
import * as credentialMessages from '../../../entities/access/credentials.messages.js';
import * as signInProblemMessages from '../../../entities/access/signInProblem.messages.js';
import { required } from '../../../ui/layout/outcome.messages.js';

export const messages = {
  form: msg('signIn.form', 'Sign in with password', 'Screen-reader name of the sign-in form, and button that shows it below signIn.identityProvider'),
  username: credentialMessages.username,
  password: credentialMessages.password,
  submit: msg('signIn.submit', 'Sign in', 'Button that signs in. At most 20 characters'),
  submitting: msg('signIn.submitting', 'Signing in…', 'On the sign-in button and the identity provider button while signing in'),
  usernameMissing: signInProblemMessages.usernameMissing,
  passwordMissing: required,
  capsLock: signInProblemMessages.capsLock,
  invalid: msg('signIn.invalid', 'Incorrect username or password', 'Error title after a rejected sign-in. signIn.invalidAdvice follows'),
  invalidAdvice: msg('signIn.invalidAdvice', 'Usernames are case-sensitive. An administrator can reset your password.', 'Second line of signIn.invalid'),
  expired: msg('signIn.expired', 'This account has expired', 'Error title after a rejected sign-in. signIn.askAdministrator follows'),
  suspended: msg('signIn.suspended', 'This account is suspended', 'Error title after a rejected sign-in: an administrator locked the account'),
  unmapped: msg('signIn.unmapped', 'No account on this server', 'Error title after a rejected sign-in of a directory user'),
  refused: signInProblemMessages.refused,
  askAdministrator: msg('signIn.askAdministrator', 'Ask an administrator.', 'Second line of signIn.expired, signIn.suspended, signIn.unmapped, and signInProblem.refused'),
  changeRequired: msg('signIn.changeRequired', 'Change your password to continue', 'Title after a sign-in that needs a new password, where the host has no page for that'),
  identityProvider: msg('signIn.identityProvider', 'Sign in with OpenID Connect', 'Button that leads to the identity provider, unless the operator set another text'),
  or: msg('signIn.or', 'or', 'On the line between the identity provider button and the password form'),
  providerRefused: msg('signIn.providerRefused', 'The server rejected this sign-in', 'Error title after a sign-in with an identity provider that the server denied'),
  providerRefusedAdvice: msg('signIn.providerRefusedAdvice', 'Try again, or ask an administrator to check the server log.', 'Second line of signIn.providerRefused'),
};
