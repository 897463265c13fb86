import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { isUnknownProject } from '../../../api/projects.js';
import { FailureState, RefreshFailure } from '../../../data/FailureState.js';
import { useProject } from '../../../data/useProject.js';
import type { Resource } from '../../../data/useResource.js';
import { sortedVersions } from '../../../domain/sortedVersions.js';
import { useHost } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Message } from '../../../i18n/index.js';
import * as place from '../../../entities/project/projectPlace.messages.js';
import type { Project } from '../../../schema/project.js';
import { theme } from '../../../theme/index.js';
import { deferred } from '../../../ui/later/deferred.js';
import { EmptyState, LoadingRows, NotFoundState, placeOfRows } from '../../../ui/layout/states.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import type { FindingAuditedEvent } from '../../../entities/finding/audit/useAuditFinding.js';
import type { ProjectLoadedEvent } from '../ProjectHeader/index.js';
import { ProjectState } from '../../ProjectState.js';
import { ProjectWidget, type ProjectProps, type PropsOfProject } from '../../ProjectWidget.js';
import { Compared, type SidesTotals } from './Compared.js';
import { ComparisonHead } from './ComparisonHead.js';
import { messages } from './ProjectComparison.messages.js';
import { useComparisonValue } from './useComparisonValue.js';
import type { ProjectComparisonValue } from './projectComparisonValue.js';
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
 * Compares two versions of a project, or two projects: a summary, decisions that did not carry over, and what
 * differs in findings, components, policy violations, and licenses.
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
  const { withProject, ofProject, isSwitched = false } = value;
  const project = useProject(projectId);
  const replacement = useProject(ofProject);
  const other = useProject(withProject);
  const [totals, setTotals] = useState<SidesTotals>();
  const [isChoosing, setIsChoosing] = useState(false);

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
  const replaced = ofProject === undefined ? project : replacement;
  const own = replaced.status === 'ready' ? replaced.data : undefined;
  const loaded = withProject !== undefined && other.status === 'ready' ? other.data : undefined;
  const all = [project.data, own, loaded];
  // A version that is still loading has its side already.
  const siblings = { own: own ?? versionOf(ofProject, all), other: loaded ?? versionOf(withProject, all) };
  const isOtherBefore =
    siblings.own && siblings.other ? isOlder(siblings.other, siblings.own) !== isSwitched : true;
  const [before, after] = isOtherBefore ? [loaded, own] : [own, loaded];
  const pair = before && after && before.uuid !== after.uuid && { before, after };
  const sideOf = (side: 'before' | 'after') => ({
    project: side === 'before' ? before : after,
    chosenId: (side === 'before') === isOtherBefore ? withProject : (ofProject ?? projectId),
    totals: pair && totals?.of === keyOf(pair) ? totals[side] : undefined,
  });
  const choose = (side: 'before' | 'after', chosen: string) => {
    const isOther = (side === 'before') === isOtherBefore;
    const kept = isOther ? own : loaded;
    const version = versionOf(chosen, all);
    // The chosen version stays on the side where it was chosen.
    const isSame = !kept || !version || isOlder(version, kept) === (side === 'before');
    change({
      ...(isOther ? { withProject: chosen } : { ofProject: chosen === projectId ? undefined : chosen }),
      isSwitched: isSame ? undefined : true,
    });
  };
  return (
    <Root>
      <RefreshFailure resource={project} />
      <ComparisonHead
        before={sideOf('before')}
        after={sideOf('after')}
        headingLevel={headingLevel}
        onChoose={choose}
        onSwitch={() => change({ isSwitched: !isSwitched || undefined })}
        onCompareOther={() => setIsChoosing(true)}
      />
      {isChoosing && (
        <AnotherProject
          projectId={ofProject ?? projectId}
          onChoose={(chosen) => {
            setIsChoosing(false);
            change({ withProject: chosen, isSwitched: undefined });
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
      {pair ? (
        <Compared
          {...pair}
          key={keyOf(pair)}
          value={value}
          change={change}
          createWorker={createWorker}
          onFindingAudited={onFindingAudited}
          onTotals={setTotals}
        />
      ) : replaced.status !== 'ready' ? (
        <OtherState other={replaced} />
      ) : (
        <NoComparison project={replaced.data} other={other} withProject={withProject} />
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
  return <OtherState other={other} />;
}

/** One of the two projects is loading, or failed. */
function OtherState({ other }: { other: Resource<Project> }) {
  if (other.status !== 'failed') return <LoadingRows rows={10} />;
  if (isUnknownProject(other.error)) {
    return <NotFoundState title={<Message {...messages.otherNotFound} />} />;
  }
  return <FailureState title={<Message {...messages.otherFailed} />} failure={other} />;
}

function keyOf({ before, after }: { before: Project; after: Project }): string {
  return `${before.uuid} ${after.uuid}`;
}

type Sibling = Pick<Project, 'uuid' | 'version'>;

/**
 * Returns true when one project is the older version. Versions of a project are sorted with the newest first.
 */
function isOlder(one: Sibling, than: Sibling): boolean {
  const [newest] = sortedVersions([
    { uuid: than.uuid, version: than.version },
    { uuid: one.uuid, version: one.version },
  ]);
  return newest?.uuid !== one.uuid;
}

/** The version of a UUID, from the lists of versions of projects. */
function versionOf(uuid: string | undefined, projects: readonly (Project | undefined)[]) {
  return projects.flatMap((project) => project?.versions ?? []).find((version) => version.uuid === uuid);
}

// Most compare versions.
const AnotherProject = deferred(() => import('./AnotherProject.js').then((module) => module.AnotherProject));

const Root = styled.div`
  /* As high as what stands there while it is loading. */
  ${placeOfRows(12)}
  display: flex;
  flex-direction: column;
  gap: ${theme.space.lg};
  min-inline-size: 0;
`;
