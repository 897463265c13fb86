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

/** The server's rejection of values of a form. */
export type SaveRefusal<Values> = FormErrors<Values extends object ? Values : Record<never, never>>;

/**
 * The options of {@link useSubmit}. Only `save` may fail: errors of the others are reported to the page, and
 * all of them are called. They are those of the last render at the time they are called, not of the one that
 * sent. Data about the form that sent comes from their arguments.
 */
export interface SubmitOptions<Values, Result> {
  /** Sends it. */
  save: (values: Values, signal: AbortSignal) => Promise<Result>;
  /** The steps that follow, the host's callback last. The change is saved whatever they do. */
  saved?: (result: Result, values: Values) => void;
  /**
   * Called when it was rejected. Returns the errors that the form shows, see `refusalErrors`. @defaultValue
   * the reason, above the fields
   */
  refused?: (error: unknown, values: Values) => SaveRefusal<Values> | undefined;
  /**
   * The part that the server rejected although it accepted the rest, in the words of the form. @defaultValue
   * nothing
   */
  refusedPart?: (result: Result, values: Values) => SaveRefusal<Values> | undefined;
  /** True when it is stopped when its view is unmounted. Otherwise it continues. @defaultValue false */
  isBoundToView?: boolean;
  /**
   * True when it needs no session, such as signing in. Status 401 then means nothing about a session.
   * @defaultValue false
   */
  isPublic?: boolean;
}

/** The outcome of sent values. Stopped: it is not known whether the server has them. */
export type SaveEnd<Values, Result> =
  | {
      readonly status: 'done';
      readonly result: Result;
      /** The part that the server rejected although it accepted the rest. */
      readonly refusal: SaveRefusal<Values> | undefined;
    }
  | { readonly status: 'refused'; readonly refusal: SaveRefusal<Values> }
  | { readonly status: 'stopped'; readonly refusal?: undefined };

/** Something that can be sent, one at a time. */
export interface Save<Values, Result = unknown> {
  /**
   * Makes the change and returns the outcome of these values. Never rejects. They wait while others are being
   * sent. The same values are not sent twice at the same time.
   */
  send: (values: Values) => Promise<SaveEnd<Values, Result>>;
  /**
   * The same for `onSubmit` of a form.
   * @returns the rejected parts of these values; undefined when they are saved, and when it was stopped
   */
  submit: (values: Values) => Promise<SaveRefusal<Values> | undefined>;
  /** While something is on its way or waits. */
  isRunning: boolean;
  /** The reason why the last try was rejected. Undefined while one runs. */
  error: unknown;
  /** The same in the words of the form. */
  fieldErrors: SaveRefusal<Values> | undefined;
  /** Forgets the reason of the rejection. */
  reset: () => void;
  /** Stops it, and what waits. Whether the server had done it by then is not known. */
  stop: () => void;
}

/**
 * Sends the values of a form, one submission at a time, and returns the outcome. The steps after a success
 * cannot make it look rejected. Use it for actions that change no data, such as signing in. See `useSave` for
 * those that do.
 */
export function useSubmit<Values, Result>(options: SubmitOptions<Values, Result>): Save<Values, Result> {
  // Not all host props exist before someone is signed in.
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

/** Returns the outcome of a try, in the words of the form. */
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
