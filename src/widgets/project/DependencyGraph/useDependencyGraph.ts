import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { attempt } from '../../../data/attempt.js';
import { useAction } from '../../../data/useAction.js';
import type { ResourceRef } from '../../../data/resources/resourceKey.js';
import * as dependencyGraphs from '../../../data/resources/dependencyGraphs.js';
import { useProgress } from '../../../data/useProgress.js';
import { useResource, useResourceCache, type Resource } from '../../../data/useResource.js';
import { isSearchStep, type ValueChange } from '../../../data/valueChange.js';
import { stepsFrom, UNREACHED } from '../../../domain/graph/reach.js';
import { useHost } from '../../../host/KitProvider.js';
import {
  rememberDependencyGraphValue,
  rememberedDependencyGraphValue,
  type DependencyGraphValue,
  type DependencyGraphView,
} from './dependencyGraphValue.js';
import type { LoadedGraph } from './reading/GraphReader.js';
import type { GraphProgress } from './reading/loadGraph.js';

/** The options of {@link useDependencyGraph}, as the props of the widget. */
export interface UseDependencyGraphOptions {
  value: DependencyGraphValue | undefined;
  defaultValue: DependencyGraphValue | undefined;
  onValueChange: ((value: DependencyGraphValue, change: ValueChange) => void) | undefined;
}

/** Returns the dependency graph of a project as the user requested it, and the functions that change it. */
export function useDependencyGraph(projectId: string, options: UseDependencyGraphOptions) {
  const { onValueChange } = options;
  const { api, can, preferences } = useHost();
  const cache = useResourceCache();
  const canView = can('VIEW_PORTFOLIO');
  const [own, setOwn] = useState(() => ({
    ...rememberedDependencyGraphValue(preferences),
    ...options.defaultValue,
  }));
  const value = options.value ?? own;
  const { resource, isLarge, isReadingAll, readAll, first, progress } = useGraph(projectId, canView, value);
  const ids = value.componentIds ?? NOTHING;
  // All of a large graph is read only once something needs it, such as the paths to what an address names.
  const shownView = value.view ?? (isLarge && ids.length === 0 ? 'tree' : 'paths');
  const change = useCallback(
    (part: Partial<DependencyGraphValue>) => {
      const next = { ...value, ...(isLarge && { view: shownView }), ...part };
      if ('isWhole' in part || 'marks' in part) rememberDependencyGraphValue(preferences, next);
      setOwn(next);
      const isTyping = 'searchText' in part && !('componentIds' in part);
      onValueChange?.(next, { isStep: !isTyping || isSearchStep(value.searchText, next.searchText) });
    },
    [value, preferences, onValueChange, isLarge, shownView],
  );

  // Rendering a full graph together is a lot of work. It is rendered a little at a time, and user actions
  // come first.
  const loaded = useDeferredValue(resource.status === 'ready' ? resource.data : undefined);
  const graph = loaded?.graph;

  const targets = useMemo(
    () => (graph ? [...new Set(ids)].flatMap((id) => graph.placeOf(id) ?? []) : []),
    [graph, ids],
  );
  /** Steps of each node down to the nearest target. */
  const stepsToTarget = useMemo(
    () => (graph && targets.length > 0 ? stepsFrom(graph, targets, 'dependants') : undefined),
    [graph, targets],
  );
  const isWhole = value.isWhole === true || !stepsToTarget;
  const isShown = useCallback(
    (place: number) => isWhole || stepsToTarget[place] !== UNREACHED,
    [isWhole, stepsToTarget],
  );

  /** Requests the dependencies of a node, when the server sends the graph level by level. */
  const known = () => cache.get<LoadedGraph>(first);
  const wanted = useRef(new Set<string>());
  // Stays while it is tried again, so that what offers that stays, too.
  const [levelFailure, setLevelFailure] = useState<unknown>();
  const loadWanted = async (id: string, signal: AbortSignal) => {
    const { loadLevel } = await import('./reading/loadLevels.js');
    for (let before = known(); before?.unexplored.has(id); before = known()) {
      const after = await loadLevel(api, before, id, signal);
      // If the graph was reloaded in the meantime, the level is requested again.
      if (known() === before) cache.set(first, after);
    }
  };
  const exploring = useAction(async (_: void, signal) => {
    let failure: { error: unknown } | undefined;
    // Nodes opened while another level is loading are loaded after it. Failed ones stay wanted for another
    // try.
    for (const id of wanted.current) {
      const outcome = await attempt(() => loadWanted(id, signal));
      if (outcome.status === 'done') wanted.current.delete(id);
      else if (outcome.status === 'refused') failure ??= outcome;
    }
    setLevelFailure(failure?.error);
    if (failure) throw failure.error;
  });

  const explore: Exploration = {
    isRunning: exploring.isRunning,
    error: levelFailure,
    want: (id) => {
      wanted.current.add(id);
      void exploring.run();
    },
    retry: () => void exploring.run(),
    dismiss: () => {
      wanted.current.clear();
      setLevelFailure(undefined);
    },
  };

  return {
    canView,
    resource,
    loaded,
    progress,
    value,
    shownView,
    change,
    targets,
    /** The number of requested components, and of those that are not in the graph. */
    asked: isReadingAll ? NONE_ASKED : countAsked(ids, targets),
    isReadingAll,
    readAll,
    isShown,
    explore,
    reload: () => cache.refresh(first),
  };
}

/** The graph of a project: of a large one its levels, and all of it once something needs that. */
function useGraph(projectId: string, canView: boolean, { view, componentIds }: DependencyGraphValue) {
  const progress = useProgress<GraphProgress>();
  const loader =
    (isAllWanted: boolean): ResourceRef<LoadedGraph>['load'] =>
    async (client, signal) => {
      // The frame is drawn while the code that reads is on its way.
      const { loadGraph } = await import('./reading/loadGraph.js');
      return loadGraph(client, projectId, { onProgress: progress.note, isAllWanted }, signal);
    };
  const first = dependencyGraphs.one(projectId, loader(false));
  const levels = useResource(first, { isEnabled: canView });
  const isLarge = levels.status === 'ready' && levels.data.levels?.why === 'large';
  const [isAllWanted, setIsAllWanted] = useState(false);
  const needsAll = (componentIds ?? NOTHING).length > 0 || (view !== undefined && !BY_LEVELS.has(view));
  if (needsAll && !isAllWanted) setIsAllWanted(true);
  const whole = useResource(dependencyGraphs.whole(projectId, loader(true)), {
    isEnabled: isLarge && isAllWanted,
  });
  return {
    resource: isLarge ? inPlaceOf(levels, whole) : levels,
    isLarge,
    isReadingAll: isLarge && isAllWanted && whole.status === 'loading',
    /** Absent once that is done. */
    readAll: isAllWanted ? undefined : () => setIsAllWanted(true),
    first,
    progress,
  };
}

/** All of it where it is there; else the levels, and why there is no more of them. */
function inPlaceOf(levels: Resource<LoadedGraph>, whole: Resource<LoadedGraph>): Resource<LoadedGraph> {
  if (whole.status === 'ready') return whole;
  if (whole.status === 'loading' || levels.status !== 'ready') return levels;
  const { error, isReloading, reload } = whole;
  return { ...levels, refreshError: error, isRefreshing: isReloading, reload };
}

/** Views that can do with the levels that were opened. */
const BY_LEVELS: ReadonlySet<DependencyGraphView> = new Set(['tree', 'graph']);

/** Asking for what nodes depend on, level by level. */
export interface Exploration {
  readonly isRunning: boolean;
  /** Why a level could not be had; undefined while all is well. */
  readonly error: unknown;
  /** Requests the dependencies of a node. */
  want: (id: string) => void;
  /** Requests again what failed. */
  retry: () => void;
  /** Forgets what failed. */
  dismiss: () => void;
}

function countAsked(ids: readonly string[], targets: readonly number[]) {
  const total = new Set(ids).size;
  return { total, missing: total - targets.length };
}

const NOTHING: readonly string[] = [];
const NONE_ASKED = { total: 0, missing: 0 };
