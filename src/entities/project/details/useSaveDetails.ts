import type { IntlShape } from 'react-intl';
import { getProject, updateProject } from '../../../api/projects.js';
import { refusalErrors } from '../../../data/refusalErrors.js';
import { projectSaved } from '../../../data/resources/changes.js';
import { ContestedFields, useMergedEdit } from '../../../data/useMergedEdit.js';
import { useSave } from '../../../data/useSave.js';
import type { ServerLine } from '../../../domain/serverLine.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import { contestedErrors } from '../../../frames/facts/contestedErrors.js';
import { projectText } from '../ProjectLink.js';
import { rowProblemText } from '../../../frames/facts/rowProblemText.js';
import type { Project } from '../../../schema/project.js';
import type { FormErrors } from '../../../ui/form/Form.js';
import { problemText } from '../form/projectFormText.js';
import { PROJECT_FIELDS } from '../form/projectFormValues.js';
import { messages as editorMessages } from '../form/projectForm.messages.js';
import { projectRefusal } from '../form/projectRefusal.js';
import { messages } from './ProjectDetails.messages.js';
import {
  detailsProblemsOf,
  projectWith,
  valuesOf,
  type DetailsProblem,
  type ProjectDetailsValues,
} from './projectDetailsValues.js';

/**
 * Checks and saves a project. The project is read again first: changes by others are kept, and if they
 * changed the same fields, nothing is saved until the user has seen it.
 * @param read - the values the form was filled with; the same object for as long as it is the same form
 * @param line - the release line of the server; undefined while it is not known
 */
export function useSaveDetails(
  projectId: string,
  read: ProjectDetailsValues,
  line: ServerLine | undefined,
  onSaved: (project: Project) => void,
) {
  const { api } = useHost();
  const intl = useIntl();
  const merge = useMergedEdit(read);
  const { submit } = useSave({
    save: async (values: ProjectDetailsValues, signal) => {
      const server = await getProject(api, projectId, signal);
      return updateProject(api, projectWith(server, merge(values, valuesOf(server)), line), signal);
    },
    stale: projectSaved,
    notice: (saved) => intl.formatMessage(messages.saved, { project: projectText(saved) }),
    saved: onSaved,
    refused: (error, values) =>
      error instanceof ContestedFields
        ? contestedErrors(intl, error.theirs)
        : detailsRefusal(intl, error, values),
  });
  const validate = (values: ProjectDetailsValues): FormErrors<ProjectDetailsValues> =>
    Object.fromEntries(
      Object.entries(detailsProblemsOf(values)).map(([field, problem]) => [
        field,
        detailsProblemText(intl, problem),
      ]),
    );
  return { submit, validate };
}

function detailsRefusal(
  intl: IntlShape,
  error: unknown,
  values: ProjectDetailsValues,
): FormErrors<ProjectDetailsValues> {
  return refusalErrors<ProjectDetailsValues>(intl, error, {
    fields: [
      ...PROJECT_FIELDS,
      'active',
      'isLatest',
      'collectionLogic',
      'collectionTag',
      'author',
      'publisher',
      'authors',
      'externalReferences',
    ],
    rules: [
      // “Project cannot be set to inactive if active children are present.”
      { status: 409, says: /inactive if|active child/i, at: 'active' },
      // “… cannot be made a collection project while it has components or services”
      { status: 409, says: /collection/i, at: 'collectionLogic' },
      { status: 409, says: /parent|child/i, at: 'parent' },
      {
        status: 409,
        at: () => {
          const { name, version } = projectRefusal(intl, error, values);
          return { name, version };
        },
      },
    ],
    form: (reason) => intl.formatMessage(messages.notSaved, { reason }),
  });
}

function detailsProblemText(intl: IntlShape, problem: DetailsProblem): string {
  if (problem.code === 'required') return intl.formatMessage(editorMessages.required);
  if (problem.code === 'noTag') return intl.formatMessage(messages.noTag);
  if (problem.code !== 'row') return problemText(intl, problem);
  return rowProblemText(intl, problem);
}
