import type { IntlShape } from 'react-intl';
import { refusalErrors } from '../../../data/refusalErrors.js';
import { textProblemText } from '../../../frames/facts/textProblemText.js';
import type { FormErrors } from '../../../ui/form/Form.js';
import { messages } from './ServiceEditor.messages.js';
import { SERVICE_FIELDS, type ServiceFieldProblem, type ServiceFormValues } from './serviceFormValues.js';

/** A problem of a field in words, with what would be right. */
export function problemText(intl: IntlShape, problem: ServiceFieldProblem): string {
  switch (problem.code) {
    case 'required':
      return intl.formatMessage(messages.required);
    case 'line': {
      const { place, problem: own } = problem;
      const text =
        own.code === 'noReference' ? intl.formatMessage(messages.noReference) : textProblemText(intl, own);
      return intl.formatMessage(messages.inLine, { place: place + 1, problem: text });
    }
    default:
      return textProblemText(intl, problem);
  }
}

/** Why the server did not save a service, at the fields it is about. */
export function serviceRefusal(
  intl: IntlShape,
  error: unknown,
  isNew: boolean,
): FormErrors<ServiceFormValues> {
  return refusalErrors<ServiceFormValues>(intl, error, {
    fields: SERVICE_FIELDS,
    form: (reason) => intl.formatMessage(isNew ? messages.notCreated : messages.notSaved, { reason }),
  });
}
