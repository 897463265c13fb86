import { useFormState } from 'react-final-form';

/** The state of final-form that {@link shownProblems} needs. */
interface ProblemState {
  errors?: Record<string, unknown>;
  submitErrors?: Record<string, unknown>;
  submitFailed?: boolean;
  touched?: Record<string, boolean>;
  dirtyFieldsSinceLastSubmit?: Record<string, boolean>;
}

/** Names of the fields of the form around that show a problem or a refusal now. */
export function useShownProblems(): string[] {
  return shownProblems(useFormState({ subscription: SUBSCRIPTION }) as ProblemState);
}

/** A problem shows once its field was left or the form was sent, a refusal until its field is changed. */
function shownProblems(form: ProblemState): string[] {
  const { errors = {}, submitErrors = {} } = form;
  const found = Object.keys(errors).filter(
    (name) => errors[name] && (form.submitFailed || form.touched?.[name]),
  );
  const refused = Object.keys(submitErrors).filter(
    (name) => submitErrors[name] && !form.dirtyFieldsSinceLastSubmit?.[name],
  );
  return [...new Set([...found, ...refused])];
}

const SUBSCRIPTION = {
  errors: true,
  submitErrors: true,
  submitFailed: true,
  touched: true,
  dirtyFieldsSinceLastSubmit: true,
} as const;
