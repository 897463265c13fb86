import type { IntlShape } from 'react-intl';
import type { Host } from '../host/KitProvider.js';
import { tellHost } from '../ui/faults/tellHost.js';
import type { Notice } from '../host/types.js';
import { isSessionRefused } from './attempt.js';
import { errorText } from './errorText.js';

/**
 * Says in a notice that something failed for which no place is on the screen, and reports a session that has ended.
 * @param notice - what failed, in the words of its place; the reason comes from the error unless `detail` gives one
 */
export function tellFailure(
  { auth, notify }: Pick<Host, 'auth' | 'notify'>,
  intl: IntlShape,
  error: unknown,
  notice: Omit<Notice, 'kind'>,
): void {
  if (isSessionRefused(error)) tellHost(() => auth.onUnauthorized?.());
  notify(failureNotice(intl, error, notice));
}

/** A notice of a failure, with its reason unless it gives one itself. */
export function failureNotice(intl: IntlShape, error: unknown, notice: Omit<Notice, 'kind'>): Notice {
  const { title, detail } = errorText(intl, error);
  return { detail: detail ?? title, ...notice, kind: 'failure' };
}
