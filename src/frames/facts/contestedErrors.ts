import type { IntlShape } from 'react-intl';
import type { FormErrors } from '../../ui/form/Form.js';
import { messages } from './mergedEdit.messages.js';

/**
 * Returns the form errors for fields that someone else changed, too.
 * @param theirs - the values on the server now
 */
export function contestedErrors<Values extends object>(
  intl: IntlShape,
  theirs: Readonly<Record<string, unknown>>,
): FormErrors<Values> {
  const words = (value: unknown) =>
    typeof value === 'string' && value !== ''
      ? intl.formatMessage(messages.theirs, { value })
      : intl.formatMessage(messages.theirsOther);
  const errors = Object.entries(theirs).map(([field, value]) => [field, words(value)]);
  return {
    ...Object.fromEntries(errors),
    form: intl.formatMessage(messages.contested),
  } as FormErrors<Values>;
}
