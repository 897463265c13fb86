import { useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLatest } from '../../../data/useProgress.js';
import type { ValueChange } from '../../../data/valueChange.js';
import type { GraphOverview } from '../../../domain/graph/overview.js';
import type { HostProps } from '../../../host/types.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { theme } from '../../../theme/index.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { onPhone } from '../../../ui/layout/mixins.js';
import { ListFrame, ListPlace, ToolbarPlace } from '../../../ui/table/list.styles.js';
import { ProgressBar } from '../../../ui/controls/ProgressBar.js';
import { LoadingRows, placeOfRows } from '../../../ui/layout/states.js';
import { deferred } from '../../../ui/later/deferred.js';
import { useHasRendered } from '../../../ui/hooks/useHasRendered.js';
import { useIsPhone } from '../../../ui/hooks/useIsPhone.js';
import { ProjectWidget, type ProjectProps, type PropsOfProject } from '../../ProjectWidget.js';
import { messages } from './DependencyGraph.messages.js';
import { DEFAULT_MARKS, type DependencyGraphValue } from './dependencyGraphValue.js';
import { GraphToolbar } from './GraphToolbar.js';
import type { LoadedGraph } from './reading/GraphReader.js';
import { nodeText } from './nodeText.js';
import { PathsView } from './PathsView.js';
import { useDependencyGraph } from './useDependencyGraph.js';
import { usePathChoice } from './usePathChoice.js';

/** Props of {@link DependencyGraph}. @public */
export interface DependencyGraphProps extends HostProps, ProjectProps {
  /** The current view, when the host owns it, for example in its URL. See `parseDependencyGraphValue`. */
  value?: DependencyGraphValue;
  /** The initial view, when the widget owns it. Members that are left out are as the user last chose. */
  defaultValue?: DependencyGraphValue;
  /** Called when the user changes what is shown. */
  onValueChange?: (value: DependencyGraphValue, change: ValueChange) => void;
  /**
   * Creates a worker that lays out and paints the drawing, from the file
   * `bomdeck/widgets/DependencyGraph/drawing/drawing.worker.js`, for hosts whose bundler needs its own way to
   * do so. Called once for layout and once for painting. If it fails, the page does the work itself, a little
   * at a time.
   */
  createDrawingWorker?: () => Worker;
}

/**
 * Shows how components get into a project: the paths to each, its dependents, and the complete graph as a
 * tree.
 * @public
 */
export function DependencyGraph(props: DependencyGraphProps) {
  return (
    <ProjectWidget props={props} density="compact">
      {(own) => <View key={own.projectId} {...own} />}
    </ProjectWidget>
  );
}

/** The widget as its parts get it. */
type GraphView = ReturnType<typeof useDependencyGraph>;

function View(props: PropsOfProject<DependencyGraphProps>) {
  const { projectId, value, defaultValue, onValueChange, createDrawingWorker } = props;
  const view = useDependencyGraph(projectId, { value, defaultValue, onValueChange });
  const { resource, loaded, progress } = view;
  if (!view.canView) return <GraphState kind="forbidden" />;
  if (resource.status === 'failed')
    return <GraphState fallback={<ListPlace />} kind="failed" failure={resource} />;
  if (!loaded) {
    return (
      <ListFrame>
        <Reading progress={progress} />
        <ToolbarPlace />
        <LoadingRows rows={8} />
      </ListFrame>
    );
  }
  return (
    <ListFrame aria-busy={resource.status === 'ready' && resource.isRefreshing ? true : undefined}>
      {resource.status === 'ready' && resource.refreshError !== undefined && (
        <RefreshFailure resource={resource} />
      )}
      {view.isReadingAll && <Reading progress={progress} total={loaded.levels?.total} />}
      {loaded.graph.size === 0 || loaded.graph.roots.length === 0 ? (
        <NoGraph loaded={loaded} />
      ) : (
        <Graph view={view} loaded={loaded} createWorker={createDrawingWorker} />
      )}
    </ListFrame>
  );
}

/**
 * Shows how much of the responses has been read so far. `total`: the expected amount, when it is known before
 * the first response arrives.
 */
function Reading({ progress, total }: { progress: GraphView['progress']; total?: number | undefined }) {
  const intl = useIntl();
  const told = useLatest(progress);
  const latest = told ?? (total !== undefined && total > 0 ? { count: 0, total } : undefined);
  if (!latest) return null;
  const text = intl.formatMessage(messages.reading, latest);
  return (
    <>
      <ProgressBar label={text} value={latest.count} max={latest.total} valueText={text} />
      <span role="status">{text}</span>
    </>
  );
}

/** Nothing depends on anything, as far as the data says. */
function NoGraph({ loaded }: { loaded: LoadedGraph }) {
  const { graph, faults } = loaded;
  const hasFaults = Object.values(faults).some((count) => count > 0);
  return (
    <>
      {hasFaults && <GraphNotices loaded={{ ...loaded, overview: ALL_CONNECTED }} asked={NONE_ASKED} />}
      <GraphState fallback={<ListPlace />} kind="noGraph" count={graph.size} />
    </>
  );
}

function Graph(props: { view: GraphView; loaded: LoadedGraph; createWorker: (() => Worker) | undefined }) {
  const { view, loaded, createWorker } = props;
  const { project, graph, overview } = loaded;
  const { value, shownView, change, targets, isShown, explore, isReadingAll } = view;
  const { searchText = '', marks: chosenMarks = DEFAULT_MARKS } = value;
  const marks = useMemo(() => new Set(chosenMarks), [chosenMarks]);
  const choice = usePathChoice(graph, overview, targets);
  const { list, chosen, chosenPath, choose } = choice;
  const parts = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone(parts);
  const hasRendered = useHasRendered();
  const isDrawn = shownView === 'graph' || (shownView === 'split' && isPhone === false);
  const layout = value.layout ?? 'layers';
  const [isSentToTree, setIsSentToTree] = useState(false);

  return (
    <>
      <GraphToolbar
        graph={graph}
        levels={loaded.levels}
        isReadingAll={isReadingAll}
        value={value}
        targets={targets}
        view={shownView}
        onChange={(part) => {
          setIsSentToTree(false);
          change(part);
        }}
        onReload={view.reload}
      />
      <GraphNotices loaded={loaded} asked={view.asked} explore={explore} onReadAll={view.readAll} />
      <Parts ref={parts} data-view={shownView}>
        {shownView !== 'graph' && (
          <div>
            {shownView === 'tree' || isReadingAll ? (
              <GraphTree
                fallback={<LoadingRows rows={8} />}
                project={project}
                graph={graph}
                overview={overview}
                targets={targets}
                marks={marks}
                isShown={isShown}
                unexplored={loaded.unexplored}
                onExplore={explore.want}
                isExploring={explore.isRunning}
                chosen={chosen}
                onChoose={choose}
                takesFocus={isSentToTree}
              />
            ) : shownView === 'dependants' ? (
              <DependantsView
                fallback={<LoadingRows rows={8} />}
                graph={graph}
                targets={targets}
                marks={marks}
                filterText={searchText}
                onFilterTextChange={(text) => change({ searchText: text || undefined })}
                chosen={choice.isChosenByUser ? chosen : undefined}
                onChoose={choose}
              />
            ) : !list || !hasRendered ? (
              <LoadingRows rows={8} />
            ) : (
              <PathsView
                project={project}
                graph={graph}
                list={list}
                targets={targets}
                filterText={searchText}
                onFilterTextChange={(text) => change({ searchText: text || undefined })}
                chosenId={chosenPath?.id}
                onChoose={(row) => choose(row.target, row.id)}
                onListMore={choice.listMore}
              />
            )}
          </div>
        )}
        {isDrawn && (
          <Drawing>
            <LayoutChoice value={layout} onValueChange={(next) => change({ layout: next })} />
            <GraphDrawing
              fallback={<LoadingRows rows={8} />}
              graph={graph}
              root={project}
              layout={layout}
              marks={marks}
              targets={targets}
              paths={choice.pathsToTargets}
              selectedPath={chosenPath?.path}
              isWhole={value.isWhole === true || targets.length === 0}
              selected={chosen}
              onSelect={choose}
              unexplored={loaded.unexplored}
              onExplore={explore.want}
              onShowTree={() => {
                setIsSentToTree(true);
                change({ view: 'tree' });
              }}
              fileName={`${nodeText(project)} dependencies`}
              createWorker={createWorker}
            />
          </Drawing>
        )}
        {chosen !== undefined && (
          <NodeFacts
            projectId={project.uuid}
            graph={graph}
            overview={overview}
            place={chosen}
            total={targets.length === 1 && chosen === targets[0] ? list?.total : undefined}
            hasMetrics={!loaded.levels}
            path={chosenPath?.target === chosen ? chosenPath.path : undefined}
            onChange={change}
          />
        )}
      </Parts>
    </>
  );
}

type Layout = NonNullable<DependencyGraphValue['layout']>;

function LayoutChoice(props: { value: Layout; onValueChange: (layout: Layout) => void }) {
  const intl = useIntl();
  return (
    <Layouts
      label={intl.formatMessage(messages.layout)}
      options={[
        { value: 'layers', label: <Message {...messages.layers} /> },
        { value: 'network', label: <Message {...messages.network} /> },
      ]}
      {...props}
    />
  );
}

const NONE_ASKED = { total: 0, missing: 0 };

// The overview of a graph that is not drawn, which has no disconnected nodes.
const ALL_CONNECTED: GraphOverview = {
  shortestPathTo: () => undefined,
  countOf: () => ({ count: 1, isExact: true }),
};

// Parts that not all users see, loaded when they are needed.
const GraphState = deferred(() => import('./GraphStates.js').then((module) => module.GraphState));
const GraphNotices = deferred(() => import('./GraphNotices.js').then((module) => module.GraphNotices));
const NodeFacts = deferred(() => import('./NodeFacts.js').then((module) => module.NodeFacts));
const GraphTree = deferred(() => import('./tree/GraphTree.js').then((module) => module.GraphTree));
const GraphDrawing = deferred(() =>
  import('./drawing/GraphDrawing.js').then((module) => module.GraphDrawing),
);
const DependantsView = deferred(() => import('./DependantsView.js').then((module) => module.DependantsView));
const RefreshFailure = deferred(() =>
  import('../../../data/FailureState.js').then((module) => module.RefreshFailure),
);

const Parts = styled.div`
  ${placeOfRows(8)}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.md};
  min-inline-size: 0;
  > * {
    min-inline-size: 0;
  }
  &[data-view='split'] {
    grid-template-columns: minmax(340px, 2fr) minmax(0, 3fr);
    > section:last-child {
      grid-column: 1 / -1;
    }
  }
  ${onPhone} {
    &[data-view='split'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Layouts = styled(SegmentedControl<Layout>)`
  justify-self: start;
`;

// Beside a long list of paths the drawing of the chosen one stays in view.
const Drawing = styled.div`
  display: grid;
  align-self: start;
  gap: ${theme.space.sm};
  [data-view='split'] > & {
    position: sticky;
    inset-block-start: calc(var(--bd-sticky-top, 0px) + ${theme.space.sm});
  }
`;
