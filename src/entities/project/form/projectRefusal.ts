import type { IntlShape } from 'react-intl';
import { refusalErrors } from '../../../data/refusalErrors.js';
import type { FormErrors } from '../../../ui/form/Form.js';
import { messages } from './projectForm.messages.js';
import { PROJECT_FIELDS, type ProjectFormValues } from './projectFormValues.js';

/** Why the server did not create a project, at the fields it is about. */
export function projectRefusal(
  intl: IntlShape,
  error: unknown,
  values: Pick<ProjectFormValues, 'name' | 'version'>,
): FormErrors<ProjectFormValues> {
  const project = [values.name, values.version].map((text) => text.trim()).filter(Boolean);
  return refusalErrors<ProjectFormValues>(intl, error, {
    fields: PROJECT_FIELDS,
    rules: [
      { status: 409, says: /parent/i, at: () => ({ parent: intl.formatMessage(messages.parentInactive) }) },
      {
        status: 409,
        at: () => ({
          name: intl.formatMessage(messages.taken, { project: project.join(' ') }),
          version: intl.formatMessage(messages.takenVersion),
        }),
      },
      // Teams that are unknown, or that the user may not give anything to.
      { status: [400, 403], says: /\bteams?\b/i, at: 'accessTeams' },
    ],
    form: (reason) => intl.formatMessage(messages.notCreated, { reason }),
  });
}
