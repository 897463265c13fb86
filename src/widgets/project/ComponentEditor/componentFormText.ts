import type { IntlShape } from 'react-intl';
import { ApiError } from '../../../api/errors.js';
import { reasonText } from '../../../data/errorText.js';
import { HASHES } from '../../../domain/hashes.js';
import { refusedFields } from '../../../domain/refusedFields.js';
import { refusedFieldTexts } from '../../../parts/refusedFieldTexts.js';
import { textProblemText } from '../../../parts/textProblemText.js';
import type { FormErrors } from '../../../ui/form/Form.js';
import { messages } from './ComponentEditor.messages.js';
import {
  COMPONENT_FIELDS,
  type ComponentFieldProblem,
  type ComponentFormValues,
} from './componentFormValues.js';

/** A problem of a field in words, with what would be right. */
export function problemText(intl: IntlShape, problem: ComponentFieldProblem): string {
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
    default:
      return textProblemText(intl, problem);
  }
}

/** Why the server did not create a component, at the fields it is about. */
export function refusalErrors(intl: IntlShape, error: unknown): FormErrors<ComponentFormValues> {
  if (error instanceof ApiError) {
    const fields =
      error.status === 400 ? refusedFields(error.violations, COMPONENT_FIELDS) : refusedExpression(error);
    if (fields) return refusedFieldTexts(intl, fields);
  }
  return { form: intl.formatMessage(messages.notCreated, { reason: reasonText(intl, error) }) };
}

/** Servers of 4.x fail at an expression that they cannot read, and name what failed. */
function refusedExpression({ status, reason }: ApiError) {
  return status === 500 && reason && /expression/i.test(reason) ? { licenseExpression: [reason] } : undefined;
}
