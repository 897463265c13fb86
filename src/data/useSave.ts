import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHostProps } from '../host/KitProvider.js';
import { tellHost } from '../host/tellHost.js';
import type { HostProps, Notice } from '../host/types.js';
import { useIntl } from '../i18n/index.js';
import type { FormErrors } from '../ui/form/Form.js';
import { attempt } from './attempt.js';
import { reasonText } from './errorText.js';
import { resourceCacheOf } from './ResourceCache.js';
import { changeCache, type CacheChange } from './resources/cacheChange.js';
import { failureNotice } from './tellFailure.js';

/** A notice without its kind: one sentence, or with a detail and actions. */
export type NoticeWords = string | Omit<Notice, 'kind'>;

/** What the server refused of the values of a form. */
export type SaveRefusal<Values> = FormErrors<Values extends object ? Values : Record<never, never>>;

/** What {@link useSave} needs. Only `save` may fail; once it has worked, the others are called in this order. */
export interface SaveOptions<Values, Result> {
  /** Changes something on the server. */
  save: (values: Values, signal: AbortSignal) => Promise<Result>;
  /** What the server may answer differently now; see `resources/changes.ts`. */
  stale?: (result: Result, values: Values) => CacheChange['stale'];
  /** What is known now without asking, such as what was saved: `[asLoaded(users.self, user)]`. */
  known?: (result: Result, values: Values) => CacheChange['known'];
  /** What is gone now. */
  gone?: (result: Result, values: Values) => CacheChange['gone'];
  /** What to tell in a notice. */
  notice?: (result: Result, values: Values) => NoticeWords | undefined;
  /** What comes next, the host's callback last. What it throws is reported to the page; the change is saved all the same. */
  saved?: (result: Result, values: Values) => void;
  /** Called when it was refused; gives what a form says of it, see `refusalErrors`. @defaultValue the reason, above the fields */
  refused?: (error: unknown, values: Values) => SaveRefusal<Values>;
  /** What the server refused although it took the rest, in the words of the form. @defaultValue nothing */
  refusedPart?: (result: Result, values: Values) => SaveRefusal<Values> | undefined;
  /** What to tell in a notice of a refusal, where no form says it. */
  failed?: (error: unknown, values: Values) => NoticeWords | undefined;
  /** Whether it is stopped when its view goes away; else it goes on. @defaultValue false */
  isBoundToView?: boolean;
  /** Whether it needs no session, such as signing in: status 401 then says nothing about one. @defaultValue false */
  isPublic?: boolean;
}

/** A change that can be made, one at a time. */
export interface Save<Values> {
  /**
   * Makes the change; for `onSubmit` of a form, too. Never rejects. Called again while it runs, it waits for what runs.
   * @returns what was refused; undefined when it is saved, and when it was stopped
   */
  submit: (values: Values) => Promise<SaveRefusal<Values> | undefined>;
  isRunning: boolean;
  /** Why the last try was refused; undefined while one runs. */
  error: unknown;
  /** The same in the words of the form. */
  fieldErrors: SaveRefusal<Values> | undefined;
  /** Forgets why it was refused. */
  reset: () => void;
  /** Stops it. Whether the server had done it by then is not known. */
  stop: () => void;
}

/**
 * Changes something on the server and does what belongs to it: a refused session is reported, what is stale is loaded again,
 * a notice is given, the host is told, a refusal is put into words. Nothing that comes after the change makes it look refused.
 */
export function useSave<Values, Result>(options: SaveOptions<Values, Result>): Save<Values> {
  // Not all of a host is there before somebody is signed in.
  const host = useHostProps();
  const intl = useIntl();
  const latest = useRef({ options, host, intl });
  useLayoutEffect(() => {
    latest.current = { options, host, intl };
  });
  const [state, setState] = useState<SaveState<Values>>(IDLE);
  const running = useRef<{ stop: () => void; end: Promise<SaveRefusal<Values> | undefined> }>(undefined);
  const { isBoundToView = false } = options;
  useEffect(() => () => void (isBoundToView && running.current?.stop()), [isBoundToView]);

  const submit = useCallback((values: Values) => {
    if (running.current) return running.current.end;
    const controller = new AbortController();
    const { signal } = controller;
    setState({ ...IDLE, isRunning: true });
    const end = attempt(() => latest.current.options.save(values, signal), {
      auth: latest.current.options.isPublic ? undefined : latest.current.host.auth,
      signal,
    }).then((outcome) => {
      running.current = undefined;
      const now = latest.current;
      if (outcome.status === 'stopped') {
        setState(IDLE);
        return undefined;
      }
      if (outcome.status === 'done') {
        const { result } = outcome;
        const refusedPart = now.options.refusedPart?.(result, values);
        setState({ ...IDLE, fieldErrors: refusedPart });
        finish(now.options, now.host, result, values);
        return refusedPart;
      }
      const { error } = outcome;
      const { refused, failed } = now.options;
      const fieldErrors = refused?.(error, values) ?? formRefusal<Values>(reasonText(now.intl, error));
      setState({ isRunning: false, error, fieldErrors });
      const words = failed?.(error, values);
      if (words) tellHost(() => now.host.notify?.(failureNotice(now.intl, error, noticeOf(words))));
      return fieldErrors;
    });
    running.current = { stop: () => controller.abort(), end };
    return end;
  }, []);

  const stop = useCallback(() => running.current?.stop(), []);
  const reset = useCallback(() => setState((old) => (old.isRunning ? old : IDLE)), []);
  return { submit, stop, reset, ...state };
}

type SaveState<Values> = Pick<Save<Values>, 'isRunning' | 'error' | 'fieldErrors'>;

const IDLE = { isRunning: false, error: undefined, fieldErrors: undefined };

/** What follows a change that worked; a fault in one step keeps none of the others from being taken. */
function finish<Values, Result>(
  options: SaveOptions<Values, Result>,
  { api, notify }: HostProps,
  result: Result,
  values: Values,
): void {
  const { stale, known, gone, notice, saved } = options;
  if (api) {
    const cache = resourceCacheOf(api);
    tellHost(() =>
      changeCache(cache, {
        stale: stale?.(result, values),
        known: known?.(result, values),
        gone: gone?.(result, values),
      }),
    );
  }
  const words = notice?.(result, values);
  if (words) tellHost(() => notify?.({ ...noticeOf(words), kind: 'success' }));
  tellHost(() => saved?.(result, values));
}

function noticeOf(words: NoticeWords): Omit<Notice, 'kind'> {
  return typeof words === 'string' ? { title: words } : words;
}

function formRefusal<Values>(reason: string): SaveRefusal<Values> {
  // `form` is a part of the errors of any form.
  return { form: reason } as unknown as SaveRefusal<Values>;
}
