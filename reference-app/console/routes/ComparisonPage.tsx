import { useCallback, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useIntl } from 'bomdeck/i18n';
import {
  formatProjectComparisonValue,
  parseProjectComparisonValue,
  ProjectComparison,
  rememberedProjectComparisonValue,
  type ProjectComparisonProps,
  type ProjectComparisonValue,
} from 'bomdeck/ProjectComparison';
import { VisuallyHidden } from 'bomdeck/ui';
import { preferences } from '../preferences.js';
import { Page } from '../shell/Page.js';
import * as pageNames from '../shell/pageNames.messages.js';
import { pathOfTarget } from './paths.js';
import { RequirePermission } from './RequirePermission.js';
import { messages } from './routes.messages.js';
import { useUrlValue, type UrlCodec } from './useUrlValue.js';

/**
 * Compares two versions of a project side by side. The URL contains the compared versions and the state of
 * the list.
 */
export function ComparisonPage() {
  return (
    <RequirePermission permission="VIEW_PORTFOLIO">
      <ComparisonView />
    </RequirePermission>
  );
}

type Project = Parameters<NonNullable<ProjectComparisonProps['onProjectLoaded']>>[0]['project'];

function ComparisonView() {
  const intl = useIntl();
  const { projectId = '' } = useParams();
  const [value, setValue] = useUrlValue(CODEC);
  const [loaded, setLoaded] = useState<Project>();
  const onProjectLoaded = useCallback<NonNullable<ProjectComparisonProps['onProjectLoaded']>>(
    ({ project }) => setLoaded(project),
    [],
  );
  const project = loaded?.uuid === projectId ? loaded : undefined;
  const title = intl.formatMessage(messages.comparison);
  return (
    <Page
      pageKey={`comparison ${projectId}`}
      title={project ? `${title}: ${project.name}` : title}
      crumbs={[
        { label: intl.formatMessage(pageNames.projects), to: '/projects' },
        ...(project
          ? [
              {
                label: [project.name, project.version].filter(Boolean).join(' '),
                to: pathOfTarget({ to: 'project', projectId }),
              },
            ]
          : []),
        { label: title },
      ]}
    >
      {!project && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      <ProjectComparison
        projectId={projectId}
        value={value}
        onValueChange={setValue}
        onProjectLoaded={onProjectLoaded}
      />
    </Page>
  );
}

const CODEC: UrlCodec<ProjectComparisonValue> = {
  parse: ({ search }) =>
    parseProjectComparisonValue(new URLSearchParams(search), rememberedProjectComparisonValue(preferences)),
  format: (value) => ({ query: formatProjectComparisonValue(value) }),
};
