import { msg } from '../../../i18n/msg.js';
import * as credentialMessages from '../../../entities/access/credentials.messages.js';
import * as signInProblemMessages from '../../../entities/access/signInProblem.messages.js';

export const messages = {
  form: msg('signIn.form', 'Sign in with a password', 'Name of the sign-in form for screen readers; also on the button that shows it, under signIn.identityProvider'),
  username: credentialMessages.username,
  password: credentialMessages.password,
  submit: msg('signIn.submit', 'Sign in', 'Button that signs in'),
  submitting: msg('signIn.submitting', 'Signing in', 'On the sign-in button, and on that of an identity provider, while it is asked'),
  usernameMissing: signInProblemMessages.usernameMissing,
  passwordMissing: msg('signIn.passwordMissing', 'Enter your password.', 'Under the password field when it was left empty'),
  capsLock: signInProblemMessages.capsLock,
  invalid: msg('signIn.invalid', 'The username or the password is not right.', 'Title after a refused sign-in; signIn.invalidAdvice follows'),
  invalidAdvice: msg('signIn.invalidAdvice', 'Names are case-sensitive. Forgotten? An administrator can set a new password.', 'Second line of signIn.invalid'),
  expired: msg('signIn.expired', 'This account has expired.', 'Title after a refused sign-in: the credentials are no longer valid'),
  suspended: msg('signIn.suspended', 'This account is suspended.', 'Title after a refused sign-in: an administrator has locked the account'),
  unmapped: msg('signIn.unmapped', 'Your identity is known, but has no account here.', 'Title after a refused sign-in: directory users without an account on this server'),
  refused: signInProblemMessages.refused,
  askAdministrator: msg('signIn.askAdministrator', 'Only an administrator can change this.', 'Second line of signIn.expired, signIn.suspended, signIn.unmapped and signInProblem.refused'),
  changeRequired: msg('signIn.changeRequired', 'The password has to be changed before you can go on.', 'Title after a sign-in that needs a new password, where the host offers no page for that'),
  identityProvider: msg('signIn.identityProvider', 'Sign in with OpenID Connect', 'Button that leads to the identity provider, where the operator has given it no words of its own'),
  or: msg('signIn.or', 'or', 'On the line between the button of an identity provider and the form for a password'),
  providerRefused: msg('signIn.providerRefused', 'The server did not accept this sign-in.', 'Title after an identity provider sent somebody back whom the server does not let in'),
  providerRefusedAdvice: msg('signIn.providerRefusedAdvice', 'Try once more. If it is refused again, an administrator finds the reason in the log of the server.', 'Second line of signIn.providerRefused'),
};
