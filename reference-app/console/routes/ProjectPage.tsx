import { useCallback, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { BomDropTarget } from 'bomdeck/BomUpload';
import { ProjectHeader, ProjectTabs, type ProjectHeaderProps } from 'bomdeck/ProjectHeader';
import { Message, useIntl } from 'bomdeck/i18n';
import { theme } from 'bomdeck/theme';
import { deferred, LoadingRows, NotFoundState, VisuallyHidden } from 'bomdeck/ui';
import { Page } from '../shell/Page.js';
import { PageLink } from '../shell/PageLink.js';
import * as pageNames from '../shell/pageNames.messages.js';
import { pathOfTarget, PROJECT_TABS, projectPlaceOf, type ProjectPlace } from './paths.js';
import { RequirePermission } from './RequirePermission.js';
import { messages } from './routes.messages.js';

const ComponentsTab = deferred(() => import('./ComponentsTab.js').then((module) => module.ComponentsTab));
const DependencyGraphTab = deferred(() =>
  import('./DependencyGraphTab.js').then((module) => module.DependencyGraphTab),
);
const ExploitPredictionsTab = deferred(() =>
  import('./ExploitPredictionsTab.js').then((module) => module.ExploitPredictionsTab),
);
const OverviewTab = deferred(() => import('./OverviewTab.js').then((module) => module.OverviewTab));
const FindingsTab = deferred(() => import('./FindingsTab.js').then((module) => module.FindingsTab));
const PropertiesTab = deferred(() => import('./PropertiesTab.js').then((module) => module.PropertiesTab));
const ServicesTab = deferred(() => import('./ServicesTab.js').then((module) => module.ServicesTab));
const ViolationsTab = deferred(() => import('./ViolationsTab.js').then((module) => module.ViolationsTab));

/** A project: its head, its tabs, and the one that is open. */
export function ProjectPage() {
  return (
    <RequirePermission permission="VIEW_PORTFOLIO">
      <ProjectView />
    </RequirePermission>
  );
}

/** A project as its head hands it on. */
type Project = Parameters<NonNullable<ProjectHeaderProps['onProjectLoaded']>>[0]['project'];

function ProjectView() {
  const intl = useIntl();
  const { projectId = '' } = useParams();
  const place = projectPlaceOf(useLocation().pathname);
  const tab = place.kind === 'tab' ? place.tab : TAB_OF[place.kind];
  const [loaded, setLoaded] = useState<Project>();
  const [failed, setFailed] = useState<string>();
  const onProjectLoaded = useCallback<NonNullable<ProjectHeaderProps['onProjectLoaded']>>(({ project }) => {
    setLoaded(project);
    setFailed(undefined);
  }, []);
  const onProjectFailed = useCallback((event: { projectId?: string }) => setFailed(event.projectId), []);
  const project = loaded?.uuid === projectId ? loaded : undefined;
  const isFailed = failed === projectId && !project;
  const title = project
    ? [project.name, project.version].filter(Boolean).join(' ')
    : intl.formatMessage(messages.project);
  return (
    <Page
      pageKey={`project ${projectId}`}
      title={title}
      crumbs={[{ label: intl.formatMessage(pageNames.projects), to: '/projects' }, { label: title }]}
    >
      <BomDropTarget project={project ?? { uuid: projectId }}>
        <Whole>
          {isFailed && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
          <Head>
            <ProjectHeader
              key={projectId}
              projectId={projectId}
              tab={tab}
              onProjectLoaded={onProjectLoaded}
              onProjectFailed={onProjectFailed}
            />
            <ProjectTabs projectId={projectId} tab={tab} tabs={PROJECT_TABS} />
          </Head>
          {!isFailed && (
            <Body data-skip-target="" tabIndex={-1}>
              <Part projectId={projectId} place={place} />
            </Body>
          )}
        </Whole>
      </BomDropTarget>
    </Page>
  );
}

const TAB_OF = {
  first: PROJECT_TABS[0]!,
  unknown: PROJECT_TABS[0]!,
  finding: 'findings',
  graph: 'dependencyGraph',
} as const;

function Part({ projectId, place }: { projectId: string; place: ProjectPlace }) {
  if (place.kind === 'unknown') {
    return (
      <NotFoundState
        title={<Message {...messages.notFound} />}
        actions={
          <PageLink to={pathOfTarget({ to: 'project', projectId })!} look="button">
            <Message {...messages.toProject} />
          </PageLink>
        }
      >
        <Message {...messages.notFoundProject} />
      </NotFoundState>
    );
  }
  if (place.kind === 'finding' || (place.kind === 'tab' && place.tab === 'findings')) {
    return (
      <RequirePermission permission="VIEW_VULNERABILITY" isPart>
        <FindingsTab key={projectId} fallback={<LoadingRows rows={8} />} projectId={projectId} />
      </RequirePermission>
    );
  }
  if (place.kind === 'graph' || (place.kind === 'tab' && place.tab === 'dependencyGraph')) {
    return <DependencyGraphTab key={projectId} fallback={<LoadingRows rows={8} />} projectId={projectId} />;
  }
  if (place.kind === 'tab' && place.tab === 'policyViolations') {
    return (
      <RequirePermission permission="VIEW_POLICY_VIOLATION" isPart>
        <ViolationsTab key={projectId} fallback={<LoadingRows rows={8} />} projectId={projectId} />
      </RequirePermission>
    );
  }
  if (place.kind === 'tab' && place.tab === 'properties') {
    return <PropertiesTab key={projectId} fallback={<LoadingRows rows={8} />} projectId={projectId} />;
  }
  if (place.kind === 'tab' && place.tab === 'epss') {
    return (
      <RequirePermission permission="VIEW_VULNERABILITY" isPart>
        <ExploitPredictionsTab key={projectId} fallback={<LoadingRows rows={12} />} projectId={projectId} />
      </RequirePermission>
    );
  }
  if (place.kind === 'tab' && place.tab === 'services') {
    return <ServicesTab key={projectId} fallback={<LoadingRows rows={8} />} projectId={projectId} />;
  }
  if (place.kind === 'first' || place.tab === 'overview') {
    return <OverviewTab key={projectId} fallback={<LoadingRows rows={36} />} projectId={projectId} />;
  }
  return <ComponentsTab key={projectId} fallback={<LoadingRows rows={8} />} projectId={projectId} />;
}

// Down to the lower edge of the window, so that a file can be dropped below a short list, too.
const Whole = styled.div`
  min-block-size: calc(100vh - ${theme.size.topbar} - 20px - ${theme.space.xl});
`;

const Body = styled.div`
  scroll-margin-block-start: ${theme.size.topbar};
  outline: none;
`;

const Head = styled.div`
  display: grid;
  gap: ${theme.space.lg};
  margin-block-end: ${theme.space.lg};
`;
