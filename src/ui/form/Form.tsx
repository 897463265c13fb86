import { dequal } from 'dequal';
import { FORM_ERROR, type FormApi } from 'final-form';
import { useEffect, useRef, useState, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import { Form as FinalForm } from 'react-final-form';
import { styled } from 'styled-components';
import { Message, TextSpan } from '../../i18n/index.js';
import { theme } from '../../theme/index.js';
import { reportFault } from '../faults/reportFault.js';
import { InlineNotice } from '../layout/states.js';
import { messages } from './form.messages.js';
import { KeepFields } from './KeepFields.js';

/**
 * The problems of a form, by field. `form` is for problems that belong to no field. Empty: no problems.
 * Problems from `validate` were found locally. Problems from `onSubmit` are rejections by the server.
 * @public
 */
export type FormErrors<Values> = { readonly [Name in keyof Values]?: ReactNode } & {
  /**
   * A problem that belongs to no particular field. It is shown above the fields, or where the form places it.
   */
  readonly form?: ReactNode;
};

/** The options of every kind of form. @public */
export interface FormOptions<Values extends object> {
  /** Saved values; changing them (compared deeply) resets the fields that were not touched. */
  initialValues: Values;
  /** Checked at every change; shown at a field once it was left or the form was sent. */
  validate?: (values: Values) => FormErrors<Values>;
  /**
   * Saves. What it resolves to is shown at the fields; nothing means saved. What it throws goes to the page's own handling of errors;
   * the form then says that it could not be saved, and keeps its values.
   * @param saved - what the form counts as saved, for who sends only what differs from it
   */
  onSubmit: (values: Values, saved: Values) => FormErrors<Values> | void | Promise<FormErrors<Values> | void>;
  /** Keeps what was typed when the initial values change, such as after saving one field elsewhere. @defaultValue true */
  keepsDirty?: boolean;
}

/** Props of {@link Form}. @public */
export interface FormProps<Values extends object> extends FormOptions<Values> {
  /** Name of the form for screen readers. */
  label?: string;
  /** Id of the element. */
  id?: string;
  /** Class of the element. */
  className?: string;
  /**
   * The place of problems that belong to no field: above the fields, or below the button, which then does not
   * move. @defaultValue 'start'
   */
  problemPlace?: 'start' | 'end';
  /** The fields, and the button of type `submit`. */
  children: ReactNode | ((state: FormState<Values>) => ReactNode);
}

/** A form as it is now. @public */
export interface FormState<Values extends object> {
  /** The values in the fields. */
  values: Values;
  /** True when any field differs from the saved values. */
  isDirty: boolean;
  /** Fields that differ from the saved values. */
  dirtyFields: readonly (keyof Values & string)[];
  /** While `onSubmit` runs. */
  isSubmitting: boolean;
  /** True when `validate` finds a problem, visible or not. */
  hasErrors: boolean;
  /** True when the last `onSubmit` was rejected. */
  hasSubmitErrors: boolean;
  /** Sets the value of a field, drawn or not. */
  change: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => void;
  /** Back to the saved values, as if nothing had been typed or sent. */
  reset: () => void;
  /** Checks and sends it, as its button does. */
  submit: () => void;
}

/** A form that keeps what was typed, shows problems where they are, and jumps to the first one when it is sent. @public */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { label, id, className, problemPlace = 'start', children, ...options } = props;
  const element = useRef<HTMLFormElement>(null);
  return (
    <FormCore {...options} element={element}>
      {(state, onSubmit, problem) => (
        <Column ref={element} id={id} className={className} aria-label={label} noValidate onSubmit={onSubmit}>
          <TextSpan>{problemPlace === 'start' && problem}</TextSpan>
          <TextSpan>{typeof children === 'function' ? children(state) : children}</TextSpan>
          <TextSpan>{problemPlace === 'end' && problem}</TextSpan>
        </Column>
      )}
    </FormCore>
  );
}

/** The state of a form without its element; for forms that are something else too, such as dialogs. */
export function FormCore<Values extends object>(
  props: FormOptions<Values> & {
    /** Called once `onSubmit` succeeded. What it throws is no refusal. */
    onSent?: (values: Values, form: FormApi<Values>) => void;
    /** The element in which the first problem is searched. */
    element: RefObject<HTMLElement | null>;
    children: (
      state: FormState<Values>,
      onSubmit: (event: SyntheticEvent) => void,
      problem: ReactNode,
    ) => ReactNode;
  },
) {
  const { initialValues, validate, onSubmit, onSent, keepsDirty = true, element, children } = props;
  const [sent, setSent] = useState(0);

  // After the problems are drawn, so that their fields can be found.
  useEffect(() => {
    if (sent === 0) return;
    const wrong = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    (wrong?.matches('input, select, textarea, button')
      ? wrong
      : wrong?.querySelector<HTMLElement>('input, select')
    )?.focus();
  }, [sent, element]);

  return (
    <FinalForm<Values>
      initialValues={initialValues}
      initialValuesEqual={dequal}
      keepDirtyOnReinitialize={keepsDirty}
      validate={validate && ((values) => problemsOf(validate(values)))}
      onSubmit={async (values, form) => {
        const problems = problemsOf(await refusalsOf(onSubmit, values, form));
        if (!problems) onSent?.(values, form);
        return problems;
      }}
      mutators={MUTATORS}
      subscription={SUBSCRIPTION}
    >
      {({
        handleSubmit,
        form,
        values,
        dirty,
        dirtyFields,
        submitting,
        hasValidationErrors,
        hasSubmitErrors,
        ...state
      }) => {
        const submit = (event?: SyntheticEvent) => {
          event?.preventDefault();
          event?.stopPropagation();
          if (submitting) return;
          form.mutators.forgetCorrected?.();
          void Promise.resolve(handleSubmit()).then(() => {
            const { hasValidationErrors: isWrong, hasSubmitErrors: isRefused } = form.getState();
            if (isWrong || isRefused) setSent((count) => count + 1);
          });
        };
        const reset = () => {
          // It would keep what was typed from going back, too.
          form.setConfig('keepDirtyOnReinitialize', false);
          form.restart();
          form.setConfig('keepDirtyOnReinitialize', keepsDirty);
        };
        const problem = state.submitError && !state.dirtySinceLastSubmit && (
          <InlineNotice tone="danger" role="alert" title={state.submitError as ReactNode} />
        );
        return (
          <>
            <KeepFields names={Object.keys(initialValues)} />
            {children(
              {
                values,
                isDirty: dirty === true,
                dirtyFields: Object.keys(dirtyFields ?? {}) as (keyof Values & string)[],
                isSubmitting: submitting === true,
                hasErrors: hasValidationErrors === true,
                hasSubmitErrors: hasSubmitErrors === true,
                change: (name, value) => form.change(name, value),
                reset,
                submit: () => submit(),
              },
              submit,
              problem,
            )}
          </>
        );
      }}
    </FinalForm>
  );
}

/** Returns the errors from `onSubmit`. An unexpected failure counts as not saved. */
async function refusalsOf<Values extends object>(
  onSubmit: FormOptions<Values>['onSubmit'],
  values: Values,
  form: FormApi<Values>,
): Promise<FormErrors<object> | undefined> {
  try {
    // It is initialized with all of them.
    const saved = form.getState().initialValues as Values;
    return (await onSubmit(values, saved)) ?? undefined;
  } catch (error) {
    reportFault(error);
    return { form: <Message {...messages.notSaved} /> };
  }
}

/**
 * Removes rejections of values that have since changed. A form that is held back by another problem counts as
 * sent, which would show the rejection again.
 */
function forgetCorrected(_: unknown, { formState }: { formState: Refusable }) {
  const { submitErrors, lastSubmittedValues: sent, values } = formState;
  if (!submitErrors || !sent || dequal(sent, values)) return;
  const left = Object.entries(submitErrors).filter(
    ([name]) => name !== FORM_ERROR && dequal(sent[name as never], values?.[name as never]),
  );
  formState.submitErrors = Object.fromEntries(left);
  delete formState.submitError;
}

/** The state that final-form keeps about a sent form. */
interface Refusable {
  values?: object;
  lastSubmittedValues?: object;
  submitErrors?: object;
  submitError?: unknown;
}

const MUTATORS = { forgetCorrected } as const;

const SUBSCRIPTION = {
  values: true,
  dirty: true,
  dirtyFields: true,
  dirtySinceLastSubmit: true,
  submitting: true,
  hasValidationErrors: true,
  hasSubmitErrors: true,
  submitError: true,
} as const;

function problemsOf(errors: FormErrors<object> | undefined) {
  if (!errors) return undefined;
  const { form, ...fields } = errors as Record<string, ReactNode>;
  const problems = Object.fromEntries(Object.entries(fields).filter(([, problem]) => Boolean(problem)));
  return form ? { ...problems, [FORM_ERROR]: form } : Object.keys(problems).length > 0 ? problems : undefined;
}

const Column = styled.form`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.md};
  min-inline-size: 0;
`;
