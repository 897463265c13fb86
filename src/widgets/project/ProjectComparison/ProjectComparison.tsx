import { useEffect, useId } from 'react';
import { styled } from 'styled-components';
import { isUnknownProject } from '../../../api/projects.js';
import { FailureState, RefreshFailure } from '../../../data/FailureState.js';
import { useProject } from '../../../data/useProject.js';
import type { Resource } from '../../../data/useResource.js';
import { countFindings } from '../../../domain/comparison/compareFindings.js';
import { sortedVersions } from '../../../domain/sortedVersions.js';
import { useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Message, useIntl } from '../../../i18n/index.js';
import * as place from '../../../entities/project/projectPlace.messages.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import type { Project } from '../../../schema/project.js';
import { theme } from '../../../theme/index.js';
import { deferred } from '../../../ui/later/deferred.js';
import { EmptyState, LoadingRows, NotFoundState, placeOfRows } from '../../../ui/layout/states.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import { TabPanel, Tabs } from '../../../ui/controls/Tabs.js';
import type { FindingAuditedEvent } from '../../../entities/finding/audit/useAuditFinding.js';
import type { ProjectLoadedEvent } from '../ProjectHeader/index.js';
import { ProjectState } from '../../ProjectState.js';
import { ProjectWidget, type ProjectProps, type PropsOfProject } from '../../ProjectWidget.js';
import { ComparedComponents, countOutcomes } from './ComparedComponents.js';
import type { SideNames } from './componentColumns.js';
import { ComparisonHead } from './ComparisonHead.js';
import { messages } from './ProjectComparison.messages.js';
import { useComparison } from './useComparison.js';
import { useComparisonValue, type ChangeComparison } from './useComparisonValue.js';
import type { ComparisonPart, ProjectComparisonValue } from './projectComparisonValue.js';
import type { ValueChange } from '../../../data/valueChange.js';

/** Props of {@link ProjectComparison}. @public */
export interface ProjectComparisonProps extends HostProps, ProjectProps {
  /**
   * The current comparison and the listed part, when the host owns it. See `formatProjectComparisonValue` to
   * keep it in a URL.
   */
  value?: ProjectComparisonValue;
  /** The initial view, when the widget owns it. Members that are left out are as the user last chose. */
  defaultValue?: ProjectComparisonValue;
  /** Called when the user changes the view. */
  onValueChange?: (value: ProjectComparisonValue, change: ValueChange) => void;
  /** Called after the server accepted a decision that was carried over, or taken back. */
  onFindingAudited?: (event: FindingAuditedEvent) => void;
  /** Called with the project whenever it was loaded, for a host that names it elsewhere on the page. */
  onProjectLoaded?: (event: ProjectLoadedEvent) => void;
  /** Level of the heading above both versions. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3;
  /** Makes the worker that reads long lists of findings, for hosts whose bundler needs its own way. @defaultValue the kit's own */
  createWorker?: () => Worker;
}

/**
 * Compares two versions of a project: components that were added, removed and changed; findings that came, went and stayed; and
 * decisions that did not carry over.
 * @public
 */
export function ProjectComparison(props: ProjectComparisonProps) {
  return (
    <ProjectWidget props={props} density="compact" loading={() => <LoadingRows rows={12} />}>
      {(own) => <View key={own.projectId} {...own} />}
    </ProjectWidget>
  );
}

type ViewProps = PropsOfProject<ProjectComparisonProps>;

function View(props: ViewProps) {
  const { projectId, headingLevel = 1, createWorker, onFindingAudited, onProjectLoaded } = props;
  const { can } = useHost();
  const [value, change] = useComparisonValue(props);
  const { withProject, isSwitched = false } = value;
  const project = useProject(projectId);
  const other = useProject(withProject);

  const known = project.status === 'ready' ? project.data : undefined;
  useEffect(() => {
    if (known) tellHost(() => onProjectLoaded?.({ project: known }));
  }, [known, onProjectLoaded]);
  if (!can('VIEW_PORTFOLIO')) return <ProjectState kind="forbidden" />;
  if (project.status === 'loading') return <LoadingRows rows={12} />;
  if (project.status === 'failed') {
    if (isUnknownProject(project.error)) return <ProjectState kind="notFound" />;
    return <FailureState title={<Message {...place.failed} />} failure={project} />;
  }
  const loaded = withProject !== undefined && other.status === 'ready' ? other.data : undefined;
  const isOtherBefore = loaded ? isOlder(loaded, project.data) !== isSwitched : true;
  return (
    <Root>
      <RefreshFailure resource={project} />
      <ComparisonHead
        project={project.data}
        other={loaded}
        withProject={withProject}
        isOtherBefore={isOtherBefore}
        headingLevel={headingLevel}
        onChoose={(uuid) => change({ withProject: uuid, isSwitched: undefined })}
        onSwitch={() => change({ isSwitched: !isSwitched || undefined })}
      />
      {loaded && withProject !== projectId ? (
        <Compared
          key={`${withProject} ${isOtherBefore}`}
          before={isOtherBefore ? loaded : project.data}
          after={isOtherBefore ? project.data : loaded}
          value={value}
          change={change}
          createWorker={createWorker}
          onFindingAudited={onFindingAudited}
        />
      ) : (
        <NoComparison project={project.data} other={other} withProject={withProject} />
      )}
    </Root>
  );
}

/** Why nothing can be compared. */
function NoComparison(props: {
  project: Project;
  other: Resource<Project>;
  withProject: string | undefined;
}) {
  const { project, other, withProject } = props;
  if (withProject === undefined) {
    const hasOthers = project.versions?.some(({ uuid }) => uuid !== project.uuid);
    return hasOthers ? (
      <EmptyState icon="project" title={<Message {...messages.chooseFirst} />} />
    ) : (
      <EmptyState icon="project" title={<Message {...messages.noOthers} />}>
        <Message {...messages.noOthersAdvice} />
      </EmptyState>
    );
  }
  if (withProject === project.uuid) {
    return <EmptyState icon="project" title={<Message {...messages.sameProject} />} />;
  }
  if (other.status !== 'failed') return <LoadingRows rows={10} />;
  if (isUnknownProject(other.error)) {
    return <NotFoundState title={<Message {...messages.otherNotFound} />} />;
  }
  return <FailureState title={<Message {...messages.otherFailed} />} failure={other} />;
}

function Compared(props: {
  before: Project;
  after: Project;
  value: ProjectComparisonValue;
  change: ChangeComparison;
  createWorker: (() => Worker) | undefined;
  onFindingAudited: ((event: FindingAuditedEvent) => void) | undefined;
}) {
  const { before, after, value, change, createWorker, onFindingAudited } = props;
  const intl = useIntl();
  const prefix = useId();
  const comparison = useComparison({ before: before.uuid, after: after.uuid }, createWorker);
  const names: SideNames = { before: useSideName(before, after), after: useSideName(after, before) };
  const part: ComparisonPart = value.part ?? 'components';
  const components = comparison.components.status === 'ready' ? comparison.components.data : undefined;
  const findings = comparison.findings.status === 'ready' ? comparison.findings.data : undefined;
  const counts = components && countOutcomes(components);
  const differing = counts && counts.added + counts.removed + counts.changed;
  const found = findings && countFindings(findings);
  const moved = found && found.came + found.went;
  return (
    <>
      <Tabs
        label={intl.formatMessage(messages.parts)}
        idPrefix={prefix}
        value={part}
        onValueChange={(id) => change({ part: id === 'findings' ? 'findings' : undefined })}
        items={[
          {
            id: 'components',
            label: intl.formatMessage(messages.components),
            count: differing,
            countText:
              differing === undefined
                ? undefined
                : intl.formatMessage(messages.componentsDiffer, { count: differing }),
          },
          {
            id: 'findings',
            label: intl.formatMessage(messages.findings),
            count: moved,
            countText:
              moved === undefined ? undefined : intl.formatMessage(messages.findingsDiffer, { count: moved }),
          },
        ]}
      />
      <TabPanel idPrefix={prefix} id={part}>
        {part === 'components' ? (
          <ComparedComponents
            components={comparison.components}
            progress={comparison.componentsProgress}
            names={names}
            value={value.components ?? {}}
            onValueChange={(next, { isStep }) => change({ components: next }, isStep)}
          />
        ) : (
          <ComparedFindings
            fallback={<LoadingRows rows={10} />}
            comparison={comparison}
            before={before}
            after={after}
            names={names}
            onFindingAudited={onFindingAudited}
            value={value.findings ?? {}}
            onValueChange={(next, { isStep }) => change({ findings: next }, isStep)}
          />
        )}
      </TabPanel>
    </>
  );
}

/** The version where both have the same name, else name and version. */
function useSideName(project: Project, other: Project): string {
  const intl = useIntl();
  if (project.name !== other.name) return projectText(project);
  return project.version ?? intl.formatMessage(messages.noVersion);
}

/**
 * Returns true when one project is the older version. Versions of a project are sorted with the newest first.
 */
function isOlder(one: Project, than: Project): boolean {
  const [newest] = sortedVersions([
    { uuid: than.uuid, version: than.version },
    { uuid: one.uuid, version: one.version },
  ]);
  return newest?.uuid !== one.uuid;
}

// Most users open the components first.
const ComparedFindings = deferred(() =>
  import('./ComparedFindings.js').then((module) => module.ComparedFindings),
);

const Root = styled.div`
  /* As high as what stands there while it is loading. */
  ${placeOfRows(12)}
  display: flex;
  flex-direction: column;
  gap: ${theme.space.lg};
  min-inline-size: 0;
`;
