import type { IntlShape } from 'react-intl';
import { errorText } from '../../data/errorText.js';
import type { FormErrors } from '../../ui/form/Form.js';
import { messages } from './ProjectEditor.messages.js';
import { PROJECT_FIELDS, type ProjectFieldProblem, type ProjectFormValues } from './projectFormValues.js';
import type { ProjectRefusal } from './projectRefusal.js';

/** A problem of a field in words, with what would be right. */
export function problemText(intl: IntlShape, problem: ProjectFieldProblem): string {
  switch (problem.code) {
    case 'required':
      return intl.formatMessage(messages.required);
    case 'tooLong':
      return intl.formatMessage(messages.tooLong, { limit: problem.limit, length: problem.length });
    case 'controlCharacter':
      return intl.formatMessage(messages.controlCharacter);
    case 'cpe':
      return intl.formatMessage(messages.cpeForm);
    case 'purl':
      return intl.formatMessage(PURL_MESSAGES[problem.part]);
  }
}

/** Why the server did not create a project, at the fields it is about. */
export function refusalErrors(
  intl: IntlShape,
  refusal: ProjectRefusal,
  values: ProjectFormValues,
): FormErrors<ProjectFormValues> {
  const errors: Record<string, string> = {};
  for (const field of PROJECT_FIELDS) {
    const reasons = refusal.fields[field];
    if (reasons) errors[field] = intl.formatMessage(messages.refused, { reason: reasons.join(' · ') });
  }
  if (refusal.isTaken) {
    const project = [values.name, values.version].map((text) => text.trim()).filter(Boolean);
    errors['name'] = intl.formatMessage(messages.taken, { project: project.join(' ') });
    errors['version'] = intl.formatMessage(messages.takenVersion);
  }
  if (refusal.isParentInactive) errors['parent'] = intl.formatMessage(messages.parentInactive);
  if (refusal.rest !== undefined) {
    const { title, detail } = errorText(intl, refusal.rest);
    errors['form'] = intl.formatMessage(messages.notCreated, {
      reason: [title, detail].filter(Boolean).join(' '),
    });
  }
  return errors;
}

const PURL_MESSAGES = {
  scheme: messages.purlScheme,
  type: messages.purlType,
  name: messages.purlName,
  version: messages.purlVersion,
  qualifiers: messages.purlQualifiers,
  encoding: messages.purlEncoding,
} as const;
