import { defineMessage } from 'react-intl';

export const messages = {
  providerNotAvailable: defineMessage({
    id: 'console.providerNotAvailable',
    defaultMessage: 'Signing in through the identity provider is not possible at the moment.',
    description:
      'Title above the sign-in form: the operator of the console has set up an identity provider (OpenID Connect), and the server does not take part; console.providerNotAvailableAdvice follows',
  }),
  providerNotAvailableAdvice: defineMessage({
    id: 'console.providerNotAvailableAdvice',
    defaultMessage: 'A user name with a password of the server or of its directory works.',
    description: 'Second line of console.providerNotAvailable',
  }),
  providerUnreachable: defineMessage({
    id: 'console.providerUnreachable',
    defaultMessage: 'The identity provider did not answer as expected.',
    description: 'Title on the sign-in page; console.providerUnreachableAdvice follows',
  }),
  providerUnreachableAdvice: defineMessage<{ readonly detail: string }>({
    id: 'console.providerUnreachableAdvice',
    defaultMessage: 'Try again, or use a password. For an administrator: {detail}',
    description:
      'Second line of console.providerUnreachable; detail is what the browser says of it, in English, such as “Failed to fetch”',
  }),
  providerBlocked: defineMessage({
    id: 'console.providerBlocked',
    defaultMessage: 'This page is not allowed to ask the identity provider.',
    description:
      'Title on the sign-in page: its content security policy is too strict; console.providerBlockedAdvice follows',
  }),
  providerBlockedAdvice: defineMessage<{ readonly origin: string }>({
    id: 'console.providerBlockedAdvice',
    defaultMessage: 'An administrator has to add {origin} to connect-src of its Content-Security-Policy.',
    description: 'Second line of console.providerBlocked; origin is an address such as https://id.example',
  }),
  providerInsecure: defineMessage({
    id: 'console.providerInsecure',
    defaultMessage: 'Signing in through the identity provider needs a page that comes by https.',
    description: 'Title on the sign-in page of a console that was opened by http',
  }),
  providerCancelled: defineMessage({
    id: 'console.providerCancelled',
    defaultMessage: 'You were not signed in at the identity provider.',
    description:
      'Title on the sign-in page after the user cancelled there, or may not use it; the words of the provider may follow',
  }),
  providerRefused: defineMessage({
    id: 'console.providerRefused',
    defaultMessage: 'The identity provider refused to sign you in.',
    description: 'Title on the sign-in page; the words of the provider follow',
  }),
  providerLost: defineMessage({
    id: 'console.providerLost',
    defaultMessage: 'This sign-in is over, or was not begun in this tab.',
    description:
      'Title on the sign-in page when somebody comes from the identity provider with nothing in the tab that waits for it; console.providerLostAdvice follows',
  }),
  providerLostAdvice: defineMessage({
    id: 'console.providerLostAdvice',
    defaultMessage: 'Begin again.',
    description: 'Second line of console.providerLost',
  }),
};
