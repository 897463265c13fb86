import { useMemo, useState } from 'react';
import type { DependencyGraph } from '../../../../domain/graph/dependencyGraph.js';
import { BelowCounter } from '../../../../domain/graph/layoutBelow.js';
import { drawnLevels, drawnNetwork, PROJECT, type DrawnGraph } from '../../../../domain/graph/layoutDrawn.js';
import { stepsFrom, UNREACHED } from '../../../../domain/graph/reach.js';
import type { GraphNode } from '../graphNode.js';
import type { GraphDrawingProps } from './GraphDrawingProps.js';
import { rankOf } from './nodeLook.js';

/** The number of dependencies of a node that are drawn at first. More are folded. */
const FIRST_LIMIT = 12;
/**
 * The factor by which the number of drawn dependencies grows when more are requested: four requests for
 * 5,000.
 */
const GROWTH = 5;

/**
 * The nodes that the user opened and closed. They are kept by ID, since places change when more of the graph
 * is known.
 */
interface Openness {
  readonly opened: ReadonlySet<string>;
  readonly closed: ReadonlySet<string>;
  /**
   * The search during which nodes were closed. A new search opens the path to its nodes, even if it was
   * closed during another search.
   */
  readonly closedDuring: unknown;
  readonly limits: ReadonlyMap<string, number>;
}

/** Returns the drawn graph, and the functions that open and close its nodes. */
export function useDrawn(
  props: Pick<
    GraphDrawingProps,
    'graph' | 'layout' | 'targets' | 'paths' | 'isWhole' | 'selected' | 'unexplored'
  >,
) {
  const { graph, layout, targets, paths, isWhole, selected, unexplored } = props;
  const [openness, setOpenness] = useState<Openness>({
    opened: new Set(),
    closed: new Set(),
    closedDuring: paths,
    limits: new Map(),
  });
  const { opened, limits } = openness;
  const closed = openness.closedDuring === paths ? openness.closed : NOTHING;

  const kept = useMemo(() => {
    if (isWhole || targets.length === 0) return undefined;
    const steps = stepsFrom(graph, targets, 'dependants');
    return Uint8Array.from(steps, (count) => (count === UNREACHED ? 0 : 1));
  }, [graph, targets, isWhole]);
  const onPaths = useMemo(
    () => ({
      open: new Set(paths.flatMap((path) => path.slice(0, -1))),
      all: new Set([...targets, ...paths.flat()]),
    }),
    [paths, targets],
  );

  const isUnexplored = useMemo(
    () => unexplored && unexplored.size > 0 && ((place: number) => unexplored.has(graph.idAt(place))),
    [graph, unexplored],
  );
  const levels = useMemo(() => {
    if (layout === 'network') return undefined;
    return (way: readonly number[]) => {
      const leads = new Set(way.slice(0, -1));
      const shown = new Set(way);
      return drawnLevels(graph, {
        ...(kept && { kept }),
        ...(isUnexplored && { isUnexplored }),
        isOpen: (place) => {
          if (place === PROJECT) return true;
          const id = graph.idAt(place);
          return !closed.has(id) && (opened.has(id) || onPaths.open.has(place) || leads.has(place));
        },
        limitOf: (place) => limits.get(place === PROJECT ? '' : graph.idAt(place)) ?? FIRST_LIMIT,
        rankOf: (place) => (onPaths.all.has(place) || shown.has(place) ? -1 : rankOf(graph.valueAt(place))),
      });
    };
  }, [graph, layout, kept, isUnexplored, closed, opened, limits, onPaths]);
  const opening = useMemo(
    () =>
      levels?.([]) ?? drawnNetwork(graph, { ...(kept && { kept }), ...(isUnexplored && { isUnexplored }) }),
    [levels, graph, kept, isUnexplored],
  );
  // A node that is chosen beside the drawing has to be visible in it.
  const way = useMemo(() => {
    if (!levels || selected === undefined || opening.indexes[selected] !== -1) return NO_WAY;
    return kept?.[selected] === 0 ? NO_WAY : wayTo(graph, selected);
  }, [levels, selected, opening, kept, graph]);
  const drawn = useMemo(() => (levels && way.length > 0 ? levels(way) : opening), [levels, way, opening]);
  const below = useMemo(() => new BelowCounter(graph, kept), [graph, kept]);

  /** Keeps the nodes open that the chosen node opened, once the user continues from there. */
  const settled = () => new Set([...opened, ...way.slice(0, -1).map(graph.idAt)]);
  return {
    drawn,
    below,
    settle: () => way.length > 0 && setOpenness({ ...openness, opened: settled() }),
    toggle: (place: number, isOpen: boolean) => {
      const id = graph.idAt(place);
      const [nowOpened, nowClosed] = [settled(), new Set(closed)];
      if (isOpen) nowOpened.add(id);
      else nowOpened.delete(id);
      if (isOpen) nowClosed.delete(id);
      else nowClosed.add(id);
      setOpenness({ ...openness, opened: nowOpened, closed: nowClosed, closedDuring: paths });
    },
    /** Draws more of what is folded at a node or at the project. */
    showMore: (place: number) => {
      const id = place === PROJECT ? '' : graph.idAt(place);
      const next = new Map(limits).set(id, (limits.get(id) ?? FIRST_LIMIT) * GROWTH);
      setOpenness({ ...openness, opened: settled(), limits: next });
    },
    /** Opens everything that is drawn. */
    openLevel: () => {
      const ids = settled();
      forEachNode(drawn, (place) => ids.add(graph.idAt(place)));
      setOpenness({ ...openness, opened: ids, closed: NOTHING });
    },
    closeAll: () => {
      const ids = new Set<string>();
      forEachNode(drawn, (place) => ids.add(graph.idAt(place)));
      setOpenness({ opened: NOTHING, closed: ids, closedDuring: paths, limits: new Map() });
    },
  };
}

const NOTHING: ReadonlySet<string> = new Set();
const NO_WAY: readonly number[] = [];

function forEachNode({ places, isOpen, childCounts }: DrawnGraph, use: (place: number) => void) {
  places.forEach((place, index) => {
    if (place >= 0 && (isOpen[index] || childCounts[index]! > 0)) use(place);
  });
}

/** A shortest way from the project to a node, itself last; empty when the project does not need it. */
function wayTo(graph: DependencyGraph<GraphNode>, place: number): readonly number[] {
  const steps = stepsFrom(graph, [place], 'dependants');
  const nearest = (places: Uint32Array) =>
    places.reduce<number | undefined>(
      (best, each) => (best === undefined || steps[each]! < steps[best]! ? each : best),
      undefined,
    );
  const way: number[] = [];
  let next = nearest(graph.roots);
  while (next !== undefined && steps[next] !== UNREACHED) {
    way.push(next);
    if (next === place) return way;
    next = nearest(graph.dependenciesOf(next));
  }
  return NO_WAY;
}
