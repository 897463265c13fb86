import type { IntlShape } from 'react-intl';
import { safeUrl } from '../../domain/externalUrls.js';
import { hasCredentials } from '../../domain/sameOrigin.js';
import { fieldTextProblem } from './fieldTextProblem.js';
import { messages } from './urlProblem.messages.js';

/**
 * What is wrong with the address of a server on the web, in words; undefined when nothing is. How long it may be is another question.
 * @param options - `hasFields`: whether user name and password have fields of their own beside it
 */
export function urlProblemText(
  intl: IntlShape,
  url: string,
  { hasFields = false }: { hasFields?: boolean } = {},
): string | undefined {
  const problem = fieldTextProblem(intl, url, false, Infinity);
  if (problem !== undefined) return problem;
  if (safeUrl(url) === undefined) return intl.formatMessage(messages.noUrl);
  if (!hasCredentials(url)) return undefined;
  return intl.formatMessage(hasFields ? messages.credentials : messages.credentialsNowhere);
}
