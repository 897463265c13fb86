import { useMemo, useState } from 'react';
import type { DependencyGraph } from '../../../domain/graph/dependencyGraph.js';
import type { GraphOverview } from '../../../domain/graph/overview.js';
import type { Path } from '../../../domain/graph/paths.js';
import type { GraphNode } from './graphNode.js';
import type { PathList, PathRow } from './pathRows.js';
import { usePathList } from './usePathList.js';

const LIST_FIRST = 500;
const LIST_AT_MOST = 5_000;
const NO_PATHS: readonly Path[] = [];

/** The paths to some nodes, and what the user chose among them. */
export interface PathChoice {
  /** Undefined while they are searched. */
  list: PathList | undefined;
  /** The listed paths that lead to the targets. Empty while no nodes are selected. */
  pathsToTargets: readonly Path[];
  /** Searches for more; undefined where no more are listed. */
  listMore: (() => void) | undefined;
  /** Place of the chosen node; the first target until the user chooses. */
  chosen: number | undefined;
  chosenPath: PathRow | undefined;
  isChosenByUser: boolean;
  choose: (place: number | undefined, pathId?: string) => void;
}

/** Lists the paths to the given nodes, and keeps the user's choice until other nodes are selected. */
export function usePathChoice(
  graph: DependencyGraph<GraphNode>,
  overview: GraphOverview,
  targets: readonly number[],
): PathChoice {
  // The choice belongs to the selected nodes. It is kept by ID, because places change with the data.
  const about = targets.map((place) => graph.idAt(place)).join('|');
  const [choice, setChoice] = useState<{ about: string; id?: string; pathId?: string }>({ about });
  const own = choice.about === about ? choice : undefined;
  const [limits, setLimits] = useState<{ about: string; limit: number }>({ about, limit: LIST_FIRST });
  const limit = limits.about === about ? limits.limit : LIST_FIRST;

  const list = usePathList(graph, overview, targets, limit);
  const pathsToTargets = useMemo(
    () => (list && targets.length > 0 ? list.rows.map(({ path }) => path) : NO_PATHS),
    [list, targets],
  );
  return {
    list,
    pathsToTargets,
    listMore: limit < LIST_AT_MOST ? () => setLimits({ about, limit: limit + LIST_FIRST }) : undefined,
    chosen: own?.id === undefined ? targets[0] : graph.placeOf(own.id),
    chosenPath: list?.rows.find(({ id }) => id === own?.pathId),
    isChosenByUser: own?.id !== undefined,
    choose: (place, pathId) =>
      setChoice({ about, id: place === undefined ? undefined : graph.idAt(place), pathId }),
  };
}
