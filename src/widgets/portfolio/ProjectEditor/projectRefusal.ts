import { ApiError } from '../../../api/errors.js';
import { refusedFields } from '../../../domain/refusedFields.js';
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
  // Teams that are unknown, or that the user may not give anything to.
  if ([400, 403].includes(error.status) && /\bteams?\b/i.test(error.reason ?? '')) {
    return { ...refusal, fields: { accessTeams: [error.reason!] } };
  }
  const fields = error.status === 400 ? refusedFields(error.violations, PROJECT_FIELDS) : undefined;
  return fields ? { ...refusal, fields } : { ...refusal, rest: error };
}
