import { defineMessage } from 'react-intl';
import * as credentialMessages from '../../../entities/access/credentials.messages.js';
import * as signInProblemMessages from '../../../entities/access/signInProblem.messages.js';

export const messages = {
  form: defineMessage({
    id: 'signIn.form',
    defaultMessage: 'Sign in with a password',
    description:
      'Name of the sign-in form for screen readers; also on the button that shows it, under signIn.identityProvider',
  }),
  username: credentialMessages.username,
  password: credentialMessages.password,
  submit: defineMessage({
    id: 'signIn.submit',
    defaultMessage: 'Sign in',
    description: 'Button that signs in',
  }),
  submitting: defineMessage({
    id: 'signIn.submitting',
    defaultMessage: 'Signing in',
    description: 'On the sign-in button, and on that of an identity provider, while it is asked',
  }),
  usernameMissing: signInProblemMessages.usernameMissing,
  passwordMissing: defineMessage({
    id: 'signIn.passwordMissing',
    defaultMessage: 'Enter your password.',
    description: 'Under the password field when it was left empty',
  }),
  capsLock: signInProblemMessages.capsLock,
  invalid: defineMessage({
    id: 'signIn.invalid',
    defaultMessage: 'The username or the password is not right.',
    description: 'Title after a refused sign-in; signIn.invalidAdvice follows',
  }),
  invalidAdvice: defineMessage({
    id: 'signIn.invalidAdvice',
    defaultMessage: 'Names are case-sensitive. Forgotten? An administrator can set a new password.',
    description: 'Second line of signIn.invalid',
  }),
  expired: defineMessage({
    id: 'signIn.expired',
    defaultMessage: 'This account has expired.',
    description: 'Title after a refused sign-in: the credentials are no longer valid',
  }),
  suspended: defineMessage({
    id: 'signIn.suspended',
    defaultMessage: 'This account is suspended.',
    description: 'Title after a refused sign-in: an administrator has locked the account',
  }),
  unmapped: defineMessage({
    id: 'signIn.unmapped',
    defaultMessage: 'Your identity is known, but has no account here.',
    description: 'Title after a refused sign-in: directory users without an account on this server',
  }),
  refused: signInProblemMessages.refused,
  askAdministrator: defineMessage({
    id: 'signIn.askAdministrator',
    defaultMessage: 'Only an administrator can change this.',
    description: 'Second line of signIn.expired, signIn.suspended, signIn.unmapped and signInProblem.refused',
  }),
  changeRequired: defineMessage({
    id: 'signIn.changeRequired',
    defaultMessage: 'The password has to be changed before you can go on.',
    description: 'Title after a sign-in that needs a new password, where the host offers no page for that',
  }),
  identityProvider: defineMessage({
    id: 'signIn.identityProvider',
    defaultMessage: 'Sign in with OpenID Connect',
    description:
      'Button that leads to the identity provider, where the operator has given it no words of its own',
  }),
  or: defineMessage({
    id: 'signIn.or',
    defaultMessage: 'or',
    description: 'On the line between the button of an identity provider and the form for a password',
  }),
  providerRefused: defineMessage({
    id: 'signIn.providerRefused',
    defaultMessage: 'The server did not accept this sign-in.',
    description: 'Title after an identity provider sent somebody back whom the server does not let in',
  }),
  providerRefusedAdvice: defineMessage({
    id: 'signIn.providerRefusedAdvice',
    defaultMessage:
      'Try once more. If it is refused again, an administrator finds the reason in the log of the server.',
    description: 'Second line of signIn.providerRefused',
  }),
};
