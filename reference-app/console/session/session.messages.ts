import { defineMessage } from 'react-intl';
import * as frameMessages from '../shell/frame.messages.js';

export const messages = {
  brand: frameMessages.brand,
  signIn: defineMessage({
    id: 'console.signIn',
    defaultMessage: 'Sign in',
    description: 'Heading of the sign-in page',
  }),
  signInTitle: defineMessage({
    id: 'console.signInTitle',
    defaultMessage: 'Sign in · Bomdeck',
    description: 'Title of the browser tab on the sign-in page',
  }),
  changePassword: defineMessage({
    id: 'console.changePassword',
    defaultMessage: 'Change your password',
    description: 'Heading of the page that changes the own password',
  }),
  changePasswordTitle: defineMessage({
    id: 'console.changePasswordTitle',
    defaultMessage: 'Change your password · Bomdeck',
    description: 'Title of the browser tab on the page that changes the own password',
  }),
  changeRequired: defineMessage({
    id: 'console.changeRequired',
    defaultMessage: 'The password has to be changed before you can go on.',
    description: 'Note above the form when a sign-in led to it',
  }),
  passwordChanged: defineMessage({
    id: 'console.passwordChanged',
    defaultMessage: 'The password was changed. Sign in with the new one.',
    description: 'Note on the sign-in page after a new password was set',
  }),
  willReturn: defineMessage({
    id: 'console.willReturn',
    defaultMessage: 'You will return to the page that you asked for.',
    description: 'Under the sign-in form when a page was asked for that needs a sign-in',
  }),
  language: frameMessages.language,
  theme: frameMessages.theme,
  endsSoon: defineMessage<{ readonly time: string }>({
    id: 'console.sessionEndsSoon',
    defaultMessage: 'Your session ends at {time}',
    description: 'Notice some minutes before the server stops taking the session; time such as “10:40 PM”',
  }),
  endsSoonAdvice: defineMessage({
    id: 'console.sessionEndsSoonAdvice',
    defaultMessage: 'What you type stays, and you can go on where you are.',
    description: 'Below console.sessionEndsSoon',
  }),
  signInAgain: defineMessage({
    id: 'console.signInAgain',
    defaultMessage: 'Sign in again…',
    description:
      'Button of the notice console.sessionEndsSoon; it asks for the password in a dialog over the page',
  }),
  ended: defineMessage({
    id: 'console.sessionEnded',
    defaultMessage: 'Session ended',
    description: 'Title of the dialog that asks to sign in again in the middle of work',
  }),
  endedAdvice: defineMessage({
    id: 'console.sessionEndedAdvice',
    defaultMessage: 'Sign in again to go on. What you typed is still there.',
    description: 'First line of the dialog console.sessionEnded',
  }),
  endedInNewTab: defineMessage({
    id: 'console.sessionEndedInNewTab',
    defaultMessage:
      'The identity provider opens in a new tab. Once you are signed in there, this page goes on by itself.',
    description: 'Above the button of the identity provider in the dialog console.sessionEnded',
  }),
  endedElse: defineMessage({
    id: 'console.sessionEndedElse',
    defaultMessage: 'Signing in as somebody else loads the page anew; what was typed is then lost.',
    description: 'Last line of the dialog console.sessionEnded',
  }),
  leave: frameMessages.signOut,
  permissionProblem: defineMessage({
    id: 'console.permissionProblem',
    defaultMessage: 'The server did not say what you may do.',
    description: 'Title of the page when the rights of the user could not be loaded',
  }),
};
