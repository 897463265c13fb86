import { useMemo } from 'react';
import { ApiError } from '../../../api/errors.js';
import { createProject } from '../../../api/projects.js';
import { projectCreated } from '../../../data/resources/changes.js';
import { useResourceCache } from '../../../data/useResource.js';
import { useHost } from '../../../host/KitProvider.js';
import { useIntl } from '../../../i18n/index.js';
import type { Project } from '../../../schema/project.js';
import type { FormErrors } from '../../../ui/form/Form.js';
import { problemText, refusalErrors } from './projectFormText.js';
import { newProject, problemsOf, projectRequestOf, type ProjectFormValues } from './projectFormValues.js';
import { projectRefusalOf } from './projectRefusal.js';
import { useOwningTeams } from './useOwningTeams.js';

/** Checks and creates a project; what goes wrong is said at the fields. */
export function useCreateProject(onProjectCreated: (project: Project) => void, defaultName?: string) {
  const { api, auth } = useHost();
  const intl = useIntl();
  const cache = useResourceCache();
  const owning = useOwningTeams();
  const { teams } = owning;
  const initialValues = useMemo(() => newProject(teams, defaultName), [teams, defaultName]);

  const validate = (values: ProjectFormValues): FormErrors<ProjectFormValues> => {
    const problems = problemsOf(values);
    return Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, problemText(intl, problem)]),
    );
  };

  return {
    owning,
    initialValues,
    validate,
    submit: async (values: ProjectFormValues): Promise<FormErrors<ProjectFormValues> | undefined> => {
      try {
        let request = values;
        if (owning.load) {
          // The field is not there yet; a project without a team would be seen by nobody.
          const { accessTeams } = newProject((await owning.load()).teams);
          request = { ...values, accessTeams };
          const { accessTeams: problem } = validate(request);
          if (problem) return { accessTeams: problem };
        }
        const project = await createProject(api, projectRequestOf(request));
        cache.refresh(...projectCreated());
        onProjectCreated(project);
        return undefined;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) auth.onUnauthorized?.();
        return refusalErrors(intl, projectRefusalOf(error), values);
      }
    },
  };
}
