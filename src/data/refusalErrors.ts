import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { ApiError } from '../api/errors.js';
import { refusedFields } from '../domain/refusedFields.js';
import type { FormErrors } from '../ui/form/Form.js';
import { reasonText } from './errorText.js';
import { messages } from './refusalErrors.messages.js';

/** How a form says what the server refused. */
export interface RefusalWords<Values> {
  /** Fields of the form, by the names that the server has for them. */
  fields: readonly (keyof Values & string)[];
  /** Refusals that come as a sentence and are about a field; the first that fits. @defaultValue none */
  rules?: readonly RefusalRule<Values>[];
  /** What stands above the form when the reason belongs to no field: “The project was not created. …” */
  form: (reason: string, error: unknown) => ReactNode;
}

/** A refusal that comes as a sentence, and where it is said. */
export interface RefusalRule<Values> {
  status: number | readonly number[];
  /** What the sentence has in it. @defaultValue anything, or no sentence at all */
  says?: RegExp;
  /** The field that the server's own words are about, or what the form says instead; undefined: it does not fit. */
  at:
    (keyof Values & string) | ((error: ApiError) => (keyof Values & string) | FormErrors<Values> | undefined);
}

/**
 * Says a refusal where it belongs. Servers refuse in three ways: a list of fields with reasons (also in problem details), a sentence,
 * or neither. Fields that the form has get the server's words; sentences go by the rules of the form; the rest stands above it.
 */
export function refusalErrors<Values>(
  intl: IntlShape,
  error: unknown,
  { fields, rules = [], form }: RefusalWords<Values>,
): FormErrors<Values> {
  const errorsAt = (reasonsOf: Partial<Record<string, readonly string[]>>) =>
    Object.fromEntries(
      Object.entries(reasonsOf).map(([field, reasons = []]) => [
        field,
        serverSays(intl, reasons.join(' · ')),
      ]),
    ) as FormErrors<Values>;

  if (error instanceof ApiError) {
    const refused = refusedFields(error.violations, fields);
    if (refused) return errorsAt(refused);
    for (const { status, says, at } of error.violations.length === 0 ? rules : []) {
      const isMeant = [status].flat().includes(error.status) && (!says || says.test(error.reason ?? ''));
      const place = isMeant && (typeof at === 'function' ? at(error) : at);
      if (typeof place === 'object') return place;
      if (place) return errorsAt({ [place]: [error.reason ?? ''] });
    }
  }
  // `form` is a part of the errors of every form.
  return { form: form(reasonText(intl, error), error) };
}

/** The server's own words, at the field that they are about. */
export function serverSays(intl: IntlShape, reason: string): string {
  return intl.formatMessage(messages.atField, { reason });
}
