import { msg } from 'bomdeck';
import * as frameMessages from '../shell/frame.messages.js';

export const messages = {
  brand: frameMessages.brand,
  signIn: msg('console.signIn', 'Sign in', 'Heading of the sign-in page'),
  signInTitle: msg('console.signInTitle', 'Sign in · Bomdeck', 'Title of the browser tab on the sign-in page'),
  changePassword: msg('console.changePassword', 'Change your password', 'Heading of the page that changes the own password'),
  changePasswordTitle: msg('console.changePasswordTitle', 'Change your password · Bomdeck', 'Title of the browser tab on the page that changes the own password'),
  changeRequired: msg('console.changeRequired', 'The password has to be changed before you can go on.', 'Note above the form when a sign-in led to it'),
  passwordChanged: msg('console.passwordChanged', 'The password was changed. Sign in with the new one.', 'Note on the sign-in page after a new password was set'),
  willReturn: msg('console.willReturn', 'You will return to the page that you asked for.', 'Under the sign-in form when a page was asked for that needs a sign-in'),
  language: frameMessages.language,
  theme: frameMessages.theme,
  endsSoon: msg<{ time: string }>('console.sessionEndsSoon', 'Your session ends at {time}', 'Notice some minutes before the server stops taking the session; time such as “10:40 PM”'),
  endsSoonAdvice: msg('console.sessionEndsSoonAdvice', 'What you type stays, and you can go on where you are.', 'Below console.sessionEndsSoon'),
  signInAgain: msg('console.signInAgain', 'Sign in again…', 'Button of the notice console.sessionEndsSoon; it asks for the password in a dialog over the page'),
  ended: msg('console.sessionEnded', 'Session ended', 'Title of the dialog that asks to sign in again in the middle of work'),
  endedAdvice: msg('console.sessionEndedAdvice', 'Sign in again to go on. What you typed is still there.', 'First line of the dialog console.sessionEnded'),
  endedInNewTab: msg('console.sessionEndedInNewTab', 'The identity provider opens in a new tab. Once you are signed in there, this page goes on by itself.', 'Above the button of the identity provider in the dialog console.sessionEnded'),
  endedElse: msg('console.sessionEndedElse', 'Signing in as somebody else loads the page anew; what was typed is then lost.', 'Last line of the dialog console.sessionEnded'),
  leave: frameMessages.signOut,
  permissionProblem: msg('console.permissionProblem', 'The server did not say what you may do.', 'Title of the page when the rights of the user could not be loaded'),
};
