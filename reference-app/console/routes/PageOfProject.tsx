import { useCallback, useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { ProjectComparisonProps } from 'bomdeck/ProjectComparison';
import { useIntl } from 'bomdeck/i18n';
import { VisuallyHidden } from 'bomdeck/ui';
import { Page } from '../shell/Page.js';
import * as pageNames from '../shell/pageNames.messages.js';
import { pathOfTarget } from './paths.js';

type OnProjectLoaded = NonNullable<ProjectComparisonProps['onProjectLoaded']>;
type Project = Parameters<OnProjectLoaded>[0]['project'];

/** Props of {@link PageOfProject}. */
export interface PageOfProjectProps {
  /** Start of the key of the page: `comparison`. */
  name: string;
  title: string;
  /** The widget of the page. It reports the project, which the title and the path then name. */
  children: (props: { projectId: string; onProjectLoaded: OnProjectLoaded }) => ReactNode;
}

/** A page about one project that is not one of its tabs, with the way back to the project. */
export function PageOfProject({ name, title, children }: PageOfProjectProps) {
  const intl = useIntl();
  const { projectId = '' } = useParams();
  const [loaded, setLoaded] = useState<Project>();
  const onProjectLoaded = useCallback<OnProjectLoaded>(({ project }) => setLoaded(project), []);
  const project = loaded?.uuid === projectId ? loaded : undefined;
  return (
    <Page
      pageKey={`${name} ${projectId}`}
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
      {children({ projectId, onProjectLoaded })}
    </Page>
  );
}
