import type { IntlShape } from 'react-intl';
import { ApiError } from '../api/errors.js';
import type { Host } from '../host/KitProvider.js';
import { errorText } from './errorText.js';

/**
 * Says in a notice that something failed for which no place is on the screen, and reports a session that has ended.
 * @param notice - what failed, in the words of its place; the reason comes from the error unless `detail` gives one
 */
export function tellFailure(
  { auth, notify }: Pick<Host, 'auth' | 'notify'>,
  intl: IntlShape,
  error: unknown,
  notice: { id?: string; title: string; detail?: string },
): void {
  if (error instanceof ApiError && error.status === 401) auth.onUnauthorized?.();
  const { title, detail } = errorText(intl, error);
  notify({ detail: detail ?? title, ...notice, kind: 'failure' });
}
