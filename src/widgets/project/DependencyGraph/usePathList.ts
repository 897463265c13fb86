import { startTransition, useEffect, useMemo, useState } from 'react';
import type { DependencyGraph } from '../../../domain/graph/dependencyGraph.js';
import type { GraphOverview } from '../../../domain/graph/overview.js';
import { inSlices, oneSlice } from '../../../domain/slices.js';
import type { GraphNode } from './graphNode.js';
import { pathsToAll, pathsToVulnerable, type PathList } from './pathRows.js';

/**
 * The paths to some nodes, or one to each vulnerable one; undefined while they are searched. What takes more than a few
 * milliseconds is searched in slices.
 */
export function usePathList(
  graph: DependencyGraph<GraphNode>,
  overview: GraphOverview,
  targets: readonly number[],
  limit: number,
): PathList | undefined {
  const search = useMemo(() => {
    const steps = targets.length > 0 ? pathsToAll(graph, targets, limit) : pathsToVulnerable(graph, overview);
    const ended = oneSlice(steps);
    return ended ? { targets, list: ended.result } : { targets, steps };
  }, [graph, overview, targets, limit]);
  const [found, setFound] = useState<{ search: unknown; targets: unknown; list: PathList }>();
  const { steps } = search;
  useEffect(() => {
    if (!steps) return;
    let isStopped = false;
    void inSlices(steps, () => isStopped).then((list) => {
      if (list) startTransition(() => setFound({ search, targets: search.targets, list }));
    });
    return () => {
      isStopped = true;
    };
  }, [search, steps]);
  // While more of the same is searched, what was found stays.
  return search.list ?? (found?.targets === targets ? found.list : undefined);
}
