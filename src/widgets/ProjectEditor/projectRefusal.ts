import { ApiError } from '../../api/errors.js';
import { PROJECT_FIELDS, type ProjectField } from './projectFormValues.js';

/** Why the server did not create a project, sorted to where it is said. */
export interface ProjectRefusal {
  /** The server's reasons by field. */
  fields: Partial<Record<ProjectField, string[]>>;
  /** Another project has this name and version. */
  isTaken: boolean;
  /** The chosen parent is inactive. */
  isParentInactive: boolean;
  /** What belongs to no field. */
  rest: unknown;
}

/** Sorts a failure of creating a project: to the field it is about, else to the form. */
export function projectRefusalOf(error: unknown): ProjectRefusal {
  const refusal: ProjectRefusal = { fields: {}, isTaken: false, isParentInactive: false, rest: undefined };
  if (!(error instanceof ApiError)) return { ...refusal, rest: error };
  if (error.status === 409) {
    const isAboutParent = /parent/i.test(error.reason ?? '');
    return { ...refusal, isTaken: !isAboutParent, isParentInactive: isAboutParent };
  }
  if (error.status !== 400 || error.violations.length === 0) return { ...refusal, rest: error };

  for (const { path, message } of error.violations) {
    // `tags[0].name` and `parent.uuid` are about the fields `tags` and `parent`.
    const field = PROJECT_FIELDS.find((name) => name === path.split(/[.[]/)[0]);
    if (!field) return { ...refusal, rest: error };
    const messages = (refusal.fields[field] ??= []);
    // Servers repeat themselves where one text breaks two rules.
    if (!messages.includes(message)) messages.push(message);
  }
  return refusal;
}
