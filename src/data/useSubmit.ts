import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHostProps } from '../host/KitProvider.js';
import { tellHost } from '../host/tellHost.js';
import { useIntl } from '../i18n/index.js';
import type { FormErrors } from '../ui/form/Form.js';
import { attempt } from './attempt.js';
import { reasonText } from './errorText.js';

/** What the server refused of the values of a form. */
export type SaveRefusal<Values> = FormErrors<Values extends object ? Values : Record<never, never>>;

/** What {@link useSubmit} needs. Only `save` may fail; the others are called once it was answered. */
export interface SubmitOptions<Values, Result> {
  /** Sends it. */
  save: (values: Values, signal: AbortSignal) => Promise<Result>;
  /** What comes next, the host's callback last. What it throws is reported to the page; the change is saved all the same. */
  saved?: (result: Result, values: Values) => void;
  /** Called when it was refused; gives what a form says of it, see `refusalErrors`. @defaultValue the reason, above the fields */
  refused?: (error: unknown, values: Values) => SaveRefusal<Values> | undefined;
  /** What the server refused although it took the rest, in the words of the form. @defaultValue nothing */
  refusedPart?: (result: Result, values: Values) => SaveRefusal<Values> | undefined;
  /** Whether it is stopped when its view goes away; else it goes on. @defaultValue false */
  isBoundToView?: boolean;
  /** Whether it needs no session, such as signing in: status 401 then says nothing about one. @defaultValue false */
  isPublic?: boolean;
}

/** Something that can be sent, one at a time. */
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
 * Sends what a form has, one at a time, and says what came of it. What comes after it was taken cannot make it look refused. For
 * what changes no data, such as signing in; see `useSave` for what does.
 */
export function useSubmit<Values, Result>(options: SubmitOptions<Values, Result>): Save<Values> {
  // Not all of a host is there before somebody is signed in.
  const { auth } = useHostProps();
  const intl = useIntl();
  const latest = useRef({ ...options, auth, intl });
  useLayoutEffect(() => {
    latest.current = { ...options, auth, intl };
  });
  const [state, setState] = useState<SubmitState<Values>>(IDLE);
  const running = useRef<{ stop: () => void; end: Promise<SaveRefusal<Values> | undefined> }>(undefined);
  const { isBoundToView = false } = options;
  useEffect(() => () => void (isBoundToView && running.current?.stop()), [isBoundToView]);

  const submit = useCallback((values: Values) => {
    if (running.current) return running.current.end;
    const controller = new AbortController();
    const { signal } = controller;
    setState({ ...IDLE, isRunning: true });
    const session = latest.current.isPublic ? undefined : latest.current.auth;
    const sent = attempt(() => latest.current.save(values, signal), { auth: session, signal });
    const end = sent.then((outcome) => {
      running.current = undefined;
      const { refused, refusedPart, saved, intl: words } = latest.current;
      if (outcome.status === 'refused') {
        const { error } = outcome;
        const fieldErrors = refused?.(error, values) ?? aboveForm<Values>(reasonText(words, error));
        setState({ isRunning: false, error, fieldErrors });
        return fieldErrors;
      }
      const fieldErrors = outcome.status === 'done' ? refusedPart?.(outcome.result, values) : undefined;
      setState({ ...IDLE, fieldErrors });
      if (outcome.status === 'done') tellHost(() => saved?.(outcome.result, values));
      return fieldErrors;
    });
    running.current = { stop: () => controller.abort(), end };
    return end;
  }, []);

  const stop = useCallback(() => running.current?.stop(), []);
  const reset = useCallback(() => setState((old) => (old.isRunning ? old : IDLE)), []);
  return { submit, stop, reset, ...state };
}

type SubmitState<Values> = Pick<Save<Values>, 'isRunning' | 'error' | 'fieldErrors'>;

const IDLE = { isRunning: false, error: undefined, fieldErrors: undefined };

function aboveForm<Values>(reason: string): SaveRefusal<Values> {
  // `form` is a part of the errors of any form.
  return { form: reason };
}
