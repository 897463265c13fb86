import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useAction } from '../../data/useAction.js';
import { useProgress } from '../../data/useProgress.js';
import { useResource, useResourceCache } from '../../data/useResource.js';
import { isSearchStep, type ValueChange } from '../../data/valueChange.js';
import { stepsFrom, UNREACHED } from '../../domain/graph/reach.js';
import { useHost } from '../../host/KitProvider.js';
import {
  rememberDependencyGraphValue,
  rememberedDependencyGraphValue,
  type DependencyGraphValue,
} from './dependencyGraphValue.js';
import type { LoadedGraph } from './GraphReader.js';
import type { GraphProgress } from './loadGraph.js';

/** What {@link useDependencyGraph} needs; as the props of the widget. */
export interface UseDependencyGraphOptions {
  value: DependencyGraphValue | undefined;
  defaultValue: DependencyGraphValue | undefined;
  onValueChange: ((value: DependencyGraphValue, change: ValueChange) => void) | undefined;
}

/** The dependency graph of a project as the user asked for it, and what changes that. */
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
  const change = useCallback(
    (part: Partial<DependencyGraphValue>) => {
      const next = { ...value, ...part };
      if ('isWhole' in part || 'marks' in part) rememberDependencyGraphValue(preferences, next);
      setOwn(next);
      const isTyping = 'searchText' in part && !('componentIds' in part);
      onValueChange?.(next, { isStep: !isTyping || isSearchStep(value.searchText, next.searchText) });
    },
    [value, preferences, onValueChange],
  );

  const progress = useProgress<GraphProgress>();
  const key = useMemo(() => ['dependencyGraph', projectId] as const, [projectId]);
  const load = async (signal: AbortSignal) => {
    // The frame is drawn while the code that reads is on its way.
    const { loadGraph } = await import('./loadGraph.js');
    return loadGraph(api, projectId, progress.note, signal);
  };
  const resource = useResource(key, load, { isEnabled: canView });
  // A whole graph is a lot to draw at once: it is drawn a little at a time, and whatever people do meanwhile goes first.
  const loaded = useDeferredValue(resource.status === 'ready' ? resource.data : undefined);
  const graph = loaded?.graph;

  const ids = value.componentIds ?? NOTHING;
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

  /** Asks for what a node depends on, where the server gives the graph level by level. */
  const explore = useAction(async (id: string, signal) => {
    const before = cache.get<LoadedGraph>(key);
    if (!before?.unexplored.has(id)) return;
    const { loadLevel } = await import('./loadLevels.js');
    cache.set(key, await loadLevel(api, before, id, signal));
  });

  return {
    canView,
    resource,
    loaded,
    progress,
    value,
    change,
    targets,
    /** Asked for, and not in the graph. */
    missing: graph ? ids.length > 0 && targets.length === 0 : false,
    isShown,
    explore,
    reload: () => void cache.refresh(...key),
  };
}

const NOTHING: readonly string[] = [];
