import { dequal } from 'dequal';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { IntlShape } from 'react-intl';
import { useHostProps } from '../host/KitProvider.js';
import { tellHost } from '../ui/faults/tellHost.js';
import { useIntl } from '../i18n/index.js';
import type { FormErrors } from '../ui/form/Form.js';
import { useLayoutEffect } from '../ui/hooks/useLayoutEffect.js';
import { attempt, type Outcome } from './attempt.js';
import { reasonText } from './errorText.js';

/** What the server refused of the values of a form. */
export type SaveRefusal<Values> = FormErrors<Values extends object ? Values : Record<never, never>>;

/**
 * What {@link useSubmit} needs. Only `save` may fail: what the others throw is reported to the page, and all of them are called. They
 * are those of the last drawing at the time they are called, not of the one that sent: what they say of the form that sent
 * comes from their arguments.
 */
export interface SubmitOptions<Values, Result> {
  /** Sends it. */
  save: (values: Values, signal: AbortSignal) => Promise<Result>;
  /** What comes next, the host's callback last. The change is saved whatever it does. */
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

/** What became of values that were sent. Stopped: whether the server has them is not known. */
export type SaveEnd<Values, Result> =
  | {
      readonly status: 'done';
      readonly result: Result;
      /** What the server refused although it took the rest. */
      readonly refusal: SaveRefusal<Values> | undefined;
    }
  | { readonly status: 'refused'; readonly refusal: SaveRefusal<Values> }
  | { readonly status: 'stopped'; readonly refusal?: undefined };

/** Something that can be sent, one at a time. */
export interface Save<Values, Result = unknown> {
  /**
   * Makes the change and says what became of these values; never rejects. While others are on their way they wait; the same
   * values are not sent twice at once.
   */
  send: (values: Values) => Promise<SaveEnd<Values, Result>>;
  /**
   * The same for `onSubmit` of a form.
   * @returns what was refused of these values; undefined when they are saved, and when it was stopped
   */
  submit: (values: Values) => Promise<SaveRefusal<Values> | undefined>;
  /** While something is on its way or waits. */
  isRunning: boolean;
  /** Why the last try was refused; undefined while one runs. */
  error: unknown;
  /** The same in the words of the form. */
  fieldErrors: SaveRefusal<Values> | undefined;
  /** Forgets why it was refused. */
  reset: () => void;
  /** Stops it, and what waits. Whether the server had done it by then is not known. */
  stop: () => void;
}

/**
 * Sends what a form has, one at a time, and says what came of it. What comes after it was taken cannot make it look refused. For
 * what changes no data, such as signing in; see `useSave` for what does.
 */
export function useSubmit<Values, Result>(options: SubmitOptions<Values, Result>): Save<Values, Result> {
  // Not all of a host is there before somebody is signed in.
  const { auth } = useHostProps();
  const intl = useIntl();
  const latest = useRef({ ...options, auth, intl });
  useLayoutEffect(() => {
    latest.current = { ...options, auth, intl };
  });
  const [state, setState] = useState<SubmitState<Values>>(IDLE);
  // In the order in which they are sent, the first of them now.
  const queue = useRef<Sending<Values, Result>[]>([]);
  const stop = useCallback(() => queue.current.forEach(({ controller }) => controller.abort()), []);
  const { isBoundToView = false } = options;
  useEffect(() => () => void (isBoundToView && stop()), [isBoundToView, stop]);

  const send = useCallback((values: Values) => {
    const before = queue.current.at(-1);
    if (before && !before.controller.signal.aborted && dequal(before.values, values)) return before.end;
    const controller = new AbortController();
    const { signal } = controller;

    const begin = async (): Promise<SaveEnd<Values, Result>> => {
      setState({ ...IDLE, isRunning: true });
      const { auth: session, isPublic } = latest.current;
      const outcome = signal.aborted
        ? STOPPED
        : await attempt(() => latest.current.save(values, signal), {
            auth: isPublic ? undefined : session,
            signal,
          });
      const end = endOf(outcome, values, latest.current);
      queue.current.shift();
      const error = outcome.status === 'refused' ? outcome.error : undefined;
      setState({ isRunning: queue.current.length > 0, error, fieldErrors: end.refusal });
      if (end.status === 'done') tellHost(() => latest.current.saved?.(end.result, values));
      return end;
    };
    const own: Sending<Values, Result> = { values, controller, end: Promise.resolve(STOPPED) };
    queue.current.push(own);
    own.end = before ? before.end.then(begin) : begin();
    return own.end;
  }, []);

  const submit = useCallback(async (values: Values) => (await send(values)).refusal, [send]);
  const reset = useCallback(() => setState((old) => (old.isRunning ? old : IDLE)), []);
  return { send, submit, stop, reset, ...state };
}

/** Values that are on their way, or wait for those before. */
interface Sending<Values, Result> {
  readonly values: Values;
  readonly controller: AbortController;
  end: Promise<SaveEnd<Values, Result>>;
}

type SubmitState<Values> = Pick<Save<Values>, 'isRunning' | 'error' | 'fieldErrors'>;

const IDLE = { isRunning: false, error: undefined, fieldErrors: undefined };
const STOPPED = { status: 'stopped' } as const;

/** What came of a try, in the words of the form. */
function endOf<Values, Result>(
  outcome: Outcome<Result>,
  values: Values,
  { refused, refusedPart, intl }: SubmitOptions<Values, Result> & { intl: IntlShape },
): SaveEnd<Values, Result> {
  if (outcome.status === 'stopped') return outcome;
  if (outcome.status === 'done') {
    const { result } = outcome;
    return { status: 'done', result, refusal: tellHost(() => refusedPart?.(result, values)) };
  }
  const { error } = outcome;
  const refusal = tellHost(() => refused?.(error, values)) ?? aboveForm<Values>(reasonText(intl, error));
  return { status: 'refused', refusal };
}

function aboveForm<Values>(reason: string): SaveRefusal<Values> {
  // `form` is a part of the errors of any form.
  return { form: reason };
}
