import { msg } from 'bomdeck';

export const messages = {
  providerNotAvailable: msg('console.providerNotAvailable', 'Identity provider sign-in is not available', 'Title above the sign-in form when the server does not support the configured identity provider (OpenID Connect)'),
  providerNotAvailableAdvice: msg('console.providerNotAvailableAdvice', 'Sign in with a username and password instead.', 'Text below the title console.providerNotAvailable'),
  providerUnreachable: msg('console.providerUnreachable', 'The identity provider did not respond as expected', 'Title on the sign-in page'),
  providerUnreachableAdvice: msg<{ detail: string }>(
    'console.providerUnreachableAdvice',
    'Try again, or use a password. Details for your administrator: {detail}',
    'Text below the title console.providerUnreachable; detail is the browser’s English message, such as “Failed to fetch”',
  ),
  providerBlocked: msg('console.providerBlocked', 'This page cannot contact the identity provider', 'Title on the sign-in page when its content security policy is too strict'),
  providerBlockedAdvice: msg<{ origin: string }>(
    'console.providerBlockedAdvice',
    'An administrator must add {origin} to connect-src in the Content-Security-Policy.',
    'Text below the title console.providerBlocked; origin is a URL such as https://id.example',
  ),
  providerInsecure: msg('console.providerInsecure', 'Identity provider sign-in requires HTTPS', 'Title on the sign-in page when the console is opened over HTTP'),
  providerCancelled: msg('console.providerCancelled', 'Sign-in was not completed', 'Title on the sign-in page when the user canceled at the identity provider or has no access; the provider’s message may follow'),
  providerRefused: msg('console.providerRefused', 'The identity provider rejected the sign-in', 'Title on the sign-in page; the provider’s message follows'),
  providerLost: msg('console.providerLost', 'This sign-in has expired or was started in another tab', 'Title on the sign-in page when the identity provider returns to a tab that did not start the sign-in'),
  providerLostAdvice: msg('console.providerLostAdvice', 'Sign in again.', 'Text below the title console.providerLost'),
};
