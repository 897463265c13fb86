import type { IntlShape } from 'react-intl';
import { reasonText } from '../../../data/errorText.js';
import { refusedFieldTexts } from '../../../parts/refusedFieldTexts.js';
import { textProblemText } from '../../../parts/textProblemText.js';
import type { FormErrors } from '../../../ui/form/Form.js';
import { messages } from './ProjectEditor.messages.js';
import type { ProjectFieldProblem, ProjectFormValues } from './projectFormValues.js';
import type { ProjectRefusal } from './projectRefusal.js';

/** A problem of a field in words, with what would be right. */
export function problemText(intl: IntlShape, problem: ProjectFieldProblem): string {
  return problem.code === 'required' || problem.code === 'noTeams'
    ? intl.formatMessage(messages[problem.code])
    : textProblemText(intl, problem);
}

/** Why the server did not create a project, at the fields it is about. */
export function refusalErrors(
  intl: IntlShape,
  refusal: ProjectRefusal,
  values: ProjectFormValues,
): FormErrors<ProjectFormValues> {
  const errors = refusedFieldTexts(intl, refusal.fields);
  if (refusal.isTaken) {
    const project = [values.name, values.version].map((text) => text.trim()).filter(Boolean);
    errors['name'] = intl.formatMessage(messages.taken, { project: project.join(' ') });
    errors['version'] = intl.formatMessage(messages.takenVersion);
  }
  if (refusal.isParentInactive) errors['parent'] = intl.formatMessage(messages.parentInactive);
  if (refusal.rest !== undefined) {
    const reason = reasonText(intl, refusal.rest);
    errors['form'] = intl.formatMessage(messages.notCreated, { reason });
  }
  return errors;
}
