import type { IntlShape } from 'react-intl';
import { refusalErrors } from '../../../data/refusalErrors.js';
import { HASHES } from '../../../domain/hashes.js';
import { rowProblemText } from '../../../frames/facts/rowProblemText.js';
import { identityProblemText } from '../../identity/index.js';
import type { FormErrors } from '../../../ui/form/Form.js';
import { messages } from './ComponentEditor.messages.js';
import {
  COMPONENT_FIELDS,
  problemsOf,
  type ComponentFieldProblem,
  type ComponentFormValues,
} from './componentFormValues.js';

/** Returns the validation messages, by field. */
export function problemTexts(intl: IntlShape, values: ComponentFormValues): FormErrors<ComponentFormValues> {
  return Object.fromEntries(
    Object.entries(problemsOf(values)).map(([field, problem]) => [field, problemText(intl, problem)]),
  );
}

/** A problem of a field in words, with what would be right. */
function problemText(intl: IntlShape, problem: ComponentFieldProblem): string {
  switch (problem.code) {
    case 'required':
    case 'twoLicenses':
    case 'expression':
    case 'urlBesideExpression':
    case 'url':
    case 'filename':
      return intl.formatMessage(messages[problem.code]);
    case 'hash': {
      const { name, digits } = HASHES[problem.field];
      return intl.formatMessage(messages.hash, { name, digits, length: problem.length });
    }
    case 'row':
      return rowProblemText(intl, problem);
    default:
      return identityProblemText(intl, problem);
  }
}

/** Why the server did not create or save a component, at the fields it is about. */
export function componentRefusal(
  intl: IntlShape,
  error: unknown,
  otherwise: typeof messages.notCreated | typeof messages.notSaved,
): FormErrors<ComponentFormValues> {
  return refusalErrors<ComponentFormValues>(intl, error, {
    fields: COMPONENT_FIELDS,
    // Servers of 4.x fail at an expression that they cannot read, and name what failed.
    rules: [{ status: 500, says: /expression/i, at: 'licenseExpression' }],
    form: (reason) => intl.formatMessage(otherwise, { reason }),
  });
}
