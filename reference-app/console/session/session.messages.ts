import { msg } from 'bomdeck';
import * as frameMessages from '../shell/frame.messages.js';

export const messages = {
  brand: frameMessages.brand,
  signIn: msg('console.signIn', 'Sign in', 'Heading of the sign-in page'),
  signInTitle: msg('console.signInTitle', 'Sign in · Bomdeck', 'Title of the browser tab on the sign-in page'),
  changePassword: msg('console.changePassword', 'Change your password', 'Heading of the page where users change their own password'),
  changePasswordTitle: msg('console.changePasswordTitle', 'Change your password · Bomdeck', 'Title of the browser tab on the page where users change their own password'),
  changeRequired: msg('console.changeRequired', 'Change your password to continue.', 'Note above the password form when the server requires a change at sign-in'),
  passwordChanged: msg('console.passwordChanged', 'Password changed. Sign in with the new password.', 'Note on the sign-in page after a new password is set'),
  willReturn: msg('console.willReturn', 'After you sign in, you return to the page you asked for.', 'Text below the sign-in form when the requested page needs a sign-in'),
  language: frameMessages.language,
  theme: frameMessages.theme,
  endsSoon: msg<{ time: string }>('console.sessionEndsSoon', 'Your session expires at {time}', 'Title of a notice some minutes before the session expires; time such as “10:40 PM”'),
  endsSoonAdvice: msg('console.sessionEndsSoonAdvice', 'What you type is kept.', 'Text below the title console.sessionEndsSoon'),
  signInAgain: msg('console.signInAgain', 'Sign in again', 'Button of the notice console.sessionEndsSoon; opens a sign-in dialog over the page'),
  ended: msg('console.sessionEnded', 'Session ended', 'Title of the sign-in dialog that opens over the page'),
  endedAdvice: msg('console.sessionEndedAdvice', 'Sign in to continue. What you typed is kept.', 'First line of the dialog console.sessionEnded'),
  endedInNewTab: msg('console.sessionEndedInNewTab', 'The identity provider opens in a new tab. After you sign in there, you can continue here.', 'Text above the identity provider button in the dialog console.sessionEnded'),
  endedElse: msg('console.sessionEndedElse', 'If you sign in as a different user, the page reloads and what you typed is lost.', 'Last line of the dialog console.sessionEnded'),
  leave: frameMessages.signOut,
  permissionProblem: msg('console.permissionProblem', 'Could not load your permissions', 'Title of the page when the user’s permissions could not be loaded'),
};
