import { useRef } from 'react';
import type { IntlShape } from 'react-intl';
import { getProject, updateProject } from '../../../api/projects.js';
import { refusalErrors } from '../../../data/refusalErrors.js';
import { projectSaved } from '../../../data/resources/changes.js';
import { useSave } from '../../../data/useSave.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import { projectText } from '../../../parts/ProjectLink.js';
import { textProblemText } from '../../../parts/textProblemText.js';
import type { Project } from '../../../schema/project.js';
import type { FormErrors } from '../../../ui/form/Form.js';
import {
  problemText,
  PROJECT_FIELDS,
  projectEditorMessages as editorMessages,
  projectRefusal,
} from '../../portfolio/ProjectEditor/onDemand.js';
import { messages } from './ProjectDetails.messages.js';
import {
  conflictsOf,
  detailsProblemsOf,
  projectWith,
  valuesOf,
  type DetailsProblem,
  type ProjectDetailsField,
  type ProjectDetailsValues,
} from './projectDetailsValues.js';

/**
 * Checks and saves a project. It is read again before that: what others changed meanwhile stays, and where they changed the same,
 * nothing is saved until the user has seen it.
 * @param project - that the form was filled with
 */
export function useSaveDetails(project: Project, onSaved: (project: Project) => void) {
  const { api } = useHost();
  const intl = useIntl();
  // What the user has seen, which is more than the form was filled with once a conflict was shown.
  const seen = useRef(valuesOf(project));
  const { submit } = useSave({
    save: async (values: ProjectDetailsValues, signal) => {
      const server = await getProject(api, project.uuid, signal);
      const theirs = valuesOf(server);
      const conflicts = conflictsOf(seen.current, values, theirs);
      const read = seen.current;
      if (conflicts.length > 0) {
        seen.current = { ...read, ...Object.fromEntries(conflicts.map((field) => [field, theirs[field]])) };
        throw new ChangedMeanwhile(conflicts, theirs);
      }
      return updateProject(api, projectWith(server, read, values), signal);
    },
    stale: projectSaved,
    notice: (saved) => intl.formatMessage(messages.saved, { project: projectText(saved) }),
    saved: onSaved,
    refused: (error, values) =>
      error instanceof ChangedMeanwhile ? conflictErrors(intl, error) : detailsRefusal(intl, error, values),
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

/** Others changed the same fields; nothing was sent. */
class ChangedMeanwhile extends Error {
  constructor(
    readonly fields: readonly ProjectDetailsField[],
    readonly theirs: ProjectDetailsValues,
  ) {
    super('the project was changed meanwhile');
  }
}

function conflictErrors(
  intl: IntlShape,
  { fields, theirs }: ChangedMeanwhile,
): FormErrors<ProjectDetailsValues> {
  const words = (value: unknown) =>
    typeof value === 'string' && value !== ''
      ? intl.formatMessage(messages.theirs, { value })
      : intl.formatMessage(messages.theirsOther);
  return {
    ...Object.fromEntries(fields.map((field) => [field, words(theirs[field])])),
    form: intl.formatMessage(messages.changedMeanwhile),
  };
}

function detailsRefusal(
  intl: IntlShape,
  error: unknown,
  values: ProjectDetailsValues,
): FormErrors<ProjectDetailsValues> {
  return refusalErrors<ProjectDetailsValues>(intl, error, {
    fields: [...PROJECT_FIELDS, 'active', 'isLatest', 'author', 'publisher', 'authors', 'externalReferences'],
    rules: [
      // “Project cannot be set to inactive if active children are present.”
      { status: 409, says: /inactive if|active child/i, at: 'active' },
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
  if (problem.code !== 'row') return problemText(intl, problem);
  const { line, problem: own } = problem;
  const isText = own.code !== 'noType' && own.code !== 'noUrl' && own.code !== 'unsafeUrl';
  return intl.formatMessage(messages.line, {
    line,
    problem: isText ? textProblemText(intl, own) : intl.formatMessage(messages[own.code]),
  });
}
