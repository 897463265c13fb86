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

/** What {@link useSave} needs. Only `save` may fail; once it has worked, `known` to `saved` are called in this order. */
export interface SaveOptions<Values, Result> extends SubmitOptions<Values, Result> {
  /** What is known now without asking, such as what was saved: `[withData(users.self, user)]`. */
  known?: (result: Result, values: Values) => CacheChange['known'];
  /** What the server may answer differently now; see `resources/changes.ts`. */
  stale?: (result: Result, values: Values) => CacheChange['stale'];
  /** What is gone now. */
  gone?: (result: Result, values: Values) => CacheChange['gone'];
  /** What to tell in a notice, where nothing on the screen says it: once {@link SaveOptions.staysInForm} is not so. */
  notice?: (result: Result, values: Values) => NoticeWords | undefined;
  /**
   * Whether the form that is saved stays open and says so itself: success is told once. Once the form has gone it is told in the
   * notice all the same. @defaultValue false
   */
  staysInForm?: boolean;
  /** What to tell in a notice of a refusal, where no form says it. */
  failed?: (error: unknown, values: Values) => NoticeWords | undefined;
}

/**
 * Changes something on the server and does what belongs to it: a refused session is reported, what is stale is loaded again,
 * a notice is given, the host is told, a refusal is put into words. Nothing that comes after the change makes it look refused.
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

/** What follows a change that worked; a fault in one step keeps none of the others from being taken. */
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
