import { useMemo } from 'react';
import { createProject } from '../../../api/projects.js';
import { projectCreated } from '../../../data/resources/changes.js';
import { useSave } from '../../../data/useSave.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import type { Project } from '../../../schema/project.js';
import type { FormErrors } from '../../../ui/form/Form.js';
import { problemText } from '../../../entities/project/form/projectFormText.js';
import {
  newProject,
  problemsOf,
  projectRequestOf,
  type ProjectDefaults,
  type ProjectFormValues,
} from '../../../entities/project/form/projectFormValues.js';
import { projectRefusal } from '../../../entities/project/form/projectRefusal.js';
import { useOwningTeams } from '../../../entities/project/form/useOwningTeams.js';

/** Checks and creates a project, and shows errors at the fields. */
export function useCreateProject(
  onProjectCreated: (project: Project) => void,
  defaults: ProjectDefaults = {},
) {
  const { api } = useHost();
  const intl = useIntl();
  const owning = useOwningTeams();
  const { teams } = owning;
  const { name, parent } = defaults;
  const initialValues = useMemo(() => newProject(teams, { name, parent }), [teams, name, parent]);

  const validate = (values: ProjectFormValues): FormErrors<ProjectFormValues> => {
    const problems = problemsOf(values);
    return Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, problemText(intl, problem)]),
    );
  };

  /** The field of the teams may not be there yet; a project without a team is hidden from all but administrators. */
  async function withTeams(values: ProjectFormValues): Promise<ProjectFormValues> {
    if (!owning.load) return values;
    const complete = { ...values, accessTeams: newProject((await owning.load()).teams).accessTeams };
    const { accessTeams: problem } = validate(complete);
    if (problem) throw new TeamMissing(problem as string);
    return complete;
  }

  const { submit } = useSave({
    save: async (values: ProjectFormValues) => createProject(api, projectRequestOf(await withTeams(values))),
    stale: projectCreated,
    saved: onProjectCreated,
    refused: (error, values) =>
      error instanceof TeamMissing ? { accessTeams: error.message } : projectRefusal(intl, error, values),
  });

  return { owning, initialValues, validate, submit };
}

/** The user has to choose a team; nothing was sent. The message is a problem of the field, in words. */
class TeamMissing extends Error {}
