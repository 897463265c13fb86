import type { IntlShape } from 'react-intl';
import { safeUrl } from '../domain/externalUrls.js';
import { hasCredentials } from '../domain/sameOrigin.js';
import { fieldTextProblem } from './fieldTextProblem.js';
import { messages } from './urlProblem.messages.js';

/** What is wrong with the address of a server on the web, in words; undefined when nothing is. */
export function urlProblemText(intl: IntlShape, url: string): string | undefined {
  const problem = fieldTextProblem(intl, url);
  if (problem !== undefined) return problem;
  if (safeUrl(url) === undefined) return intl.formatMessage(messages.noUrl);
  return hasCredentials(url) ? intl.formatMessage(messages.credentials) : undefined;
}
