import { msg } from 'bomdeck';

export const messages = {
  providerNotAvailable: msg(
    'console.providerNotAvailable',
    'Signing in through the identity provider is not possible at the moment.',
    'Title above the sign-in form: the operator of the console has set up an identity provider (OpenID Connect), and the server does not take part; console.providerNotAvailableAdvice follows',
  ),
  providerNotAvailableAdvice: msg('console.providerNotAvailableAdvice', 'A user name with a password of the server or of its directory works.', 'Second line of console.providerNotAvailable'),
  providerUnreachable: msg('console.providerUnreachable', 'The identity provider did not answer as expected.', 'Title on the sign-in page; console.providerUnreachableAdvice follows'),
  providerUnreachableAdvice: msg<{ detail: string }>(
    'console.providerUnreachableAdvice',
    'Try again, or use a password. For an administrator: {detail}',
    'Second line of console.providerUnreachable; detail is what the browser says of it, in English, such as “Failed to fetch”',
  ),
  providerBlocked: msg('console.providerBlocked', 'This page is not allowed to ask the identity provider.', 'Title on the sign-in page: its content security policy is too strict; console.providerBlockedAdvice follows'),
  providerBlockedAdvice: msg<{ origin: string }>(
    'console.providerBlockedAdvice',
    'An administrator has to add {origin} to connect-src of its Content-Security-Policy.',
    'Second line of console.providerBlocked; origin is an address such as https://id.example',
  ),
  providerInsecure: msg('console.providerInsecure', 'Signing in through the identity provider needs a page that comes by https.', 'Title on the sign-in page of a console that was opened by http'),
  providerCancelled: msg('console.providerCancelled', 'You were not signed in at the identity provider.', 'Title on the sign-in page after the user cancelled there, or may not use it; the words of the provider may follow'),
  providerRefused: msg('console.providerRefused', 'The identity provider refused to sign you in.', 'Title on the sign-in page; the words of the provider follow'),
  providerLost: msg(
    'console.providerLost',
    'This sign-in is over, or was not begun in this tab.',
    'Title on the sign-in page when somebody comes from the identity provider with nothing in the tab that waits for it; console.providerLostAdvice follows',
  ),
  providerLostAdvice: msg('console.providerLostAdvice', 'Begin again.', 'Second line of console.providerLost'),
};
