import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl';
import { ApiError } from '../api/errors.js';
import { refusedFields } from '../domain/refusedFields.js';
import type { FormErrors } from '../ui/form/Form.js';
import { reasonText } from './errorText.js';
import { messages } from './refusalErrors.messages.js';

/** The words of a form for rejections by the server. */
export interface RefusalWords<Values> {
  /** Fields of the form, by the names that the server has for them. */
  fields: readonly (keyof Values & string)[];
  /** Refusals that come as a sentence and are about a field; the first that fits. @defaultValue none */
  rules?: readonly RefusalRule<Values>[];
  /** The text above the form when the reason belongs to no field: “The project was not created. …” */
  form: (reason: string, error: unknown) => ReactNode;
}

/** A rejection that comes as a sentence, and the place where it is shown. */
export interface RefusalRule<Values> {
  status: number | readonly number[];
  /** The pattern in the sentence. @defaultValue anything, or no sentence at all */
  says?: RegExp;
  /** The field that the server's own words are about, or what the form says instead; undefined: it does not fit. */
  at:
    (keyof Values & string) | ((error: ApiError) => (keyof Values & string) | FormErrors<Values> | undefined);
}

/**
 * Shows a rejection where it belongs. Servers reject in three ways: a list of fields with reasons (also in
 * problem details), a sentence, or neither. Fields of the form show the server's words. Sentences follow the
 * rules of the form. The rest appears above it.
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
