import { useHostProps } from '../host/KitProvider.js';
import { tellHost } from '../ui/faults/tellHost.js';
import { useIsMounted } from '../ui/hooks/useIsMounted.js';
import type { HostProps, Notice } from '../host/types.js';
import { useIntl } from '../i18n/index.js';
import { resourceCacheOf } from './ResourceCache.js';
import { changeCache, type CacheChange } from './cacheChange.js';
import { failureNotice } from './tellFailure.js';
import { useSubmit, type Save, type SubmitOptions } from './useSubmit.js';

export type { Save } from './useSubmit.js';

/** A notice without its kind: one sentence, or with a detail and actions. */
export type NoticeWords = string | Omit<Notice, 'kind'>;

/**
 * The options of {@link useSave}. Only `save` may fail. Once it has worked, `known` to `saved` are called in
 * this order.
 */
export interface SaveOptions<Values, Result> extends SubmitOptions<Values, Result> {
  /**
   * The data that is now known without a request, such as the saved values: `[withData(users.self, user)]`.
   */
  known?: (result: Result, values: Values) => CacheChange['known'];
  /** The resources that the server may answer differently now. See `resources/changes.ts`. */
  stale?: (result: Result, values: Values) => CacheChange['stale'];
  /** The resources that no longer exist. */
  gone?: (result: Result, values: Values) => CacheChange['gone'];
  /**
   * The notice of a success that nothing on the screen shows: that is, unless {@link
   * SaveOptions.staysInForm}.
   */
  notice?: (result: Result, values: Values) => NoticeWords | undefined;
  /**
   * True when the saved form remains open and reports the success itself, so that it is reported only once.
   * Once the form is unmounted, the notice reports it all the same. @defaultValue false
   */
  staysInForm?: boolean;
  /** The notice of a rejection, where no form shows it. */
  failed?: (error: unknown, values: Values) => NoticeWords | undefined;
}

/**
 * Changes something on the server and does everything that belongs to it: reports a rejected session, loads
 * stale data again, shows a notice, notifies the host, and puts a rejection into words. Nothing that comes
 * after the change makes it look rejected.
 */
export function useSave<Values, Result>(options: SaveOptions<Values, Result>): Save<Values, Result> {
  const host = useHostProps();
  const intl = useIntl();
  const { saved, refused, failed, staysInForm = false } = options;
  const isMounted = useIsMounted();
  return useSubmit<Values, Result>({
    ...options,
    saved: (result, values) => {
      finish(options, host, result, values, !(staysInForm && isMounted.current));
      saved?.(result, values);
    },
    refused: (error, values) => {
      const words = tellHost(() => failed?.(error, values));
      if (words) host.notify?.(failureNotice(intl, error, noticeOf(words)));
      return refused?.(error, values);
    },
  });
}

/** Runs the steps after a successful change. A fault in one step does not prevent the others. */
function finish<Values, Result>(
  { known, stale, gone, notice }: SaveOptions<Values, Result>,
  { api, notify }: HostProps,
  result: Result,
  values: Values,
  isToldHere: boolean,
): void {
  if (api) {
    const change = {
      known: tellHost(() => known?.(result, values)),
      stale: tellHost(() => stale?.(result, values)),
      gone: tellHost(() => gone?.(result, values)),
    };
    tellHost(() => changeCache(resourceCacheOf(api), change));
  }
  const words = isToldHere && tellHost(() => notice?.(result, values));
  if (words) notify?.({ ...noticeOf(words), kind: 'success' });
}

function noticeOf(words: NoticeWords): Omit<Notice, 'kind'> {
  return typeof words === 'string' ? { title: words } : words;
}
