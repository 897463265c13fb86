import type { IntlShape } from 'react-intl';
import { safeUrl } from '../../domain/externalUrls.js';
import { hasCredentials } from '../../domain/sameOrigin.js';
import { fieldTextProblem } from './fieldTextProblem.js';
import { messages } from './urlProblem.messages.js';

/**
 * Returns the problem with the URL of a web server, in words. Undefined if there is none. The length is not
 * checked here.
 * @param options - `hasFields`: whether username and password have their own fields beside it
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
