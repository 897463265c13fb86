import { countPaths, type PathCount } from './countPaths.js';
import type { DependencyGraph } from './dependencyGraph.js';
import { stepsFrom, UNREACHED } from './reach.js';

/** A way from the project to a node: places, the direct dependency first, the node itself last. No node twice. */
export type Path = readonly number[];

/** Some of the paths to a node. */
export interface FoundPaths {
  /** Shortest first; equally long ones in an order that is always the same. */
  readonly paths: readonly Path[];
  /** The number of all paths, including these. */
  readonly total: PathCount;
}

/** Options for {@link pathsTo}. */
export interface PathsOptions {
  /** The maximum number of paths to return. @defaultValue 100 */
  readonly limit?: number;
  /**
   * The maximum number of steps to walk before giving up. Only graphs with cycles have dead ends at all.
   * @defaultValue 200000
   */
  readonly maxSteps?: number;
}

/**
 * Finds the shortest paths from the project to a node. The time depends on how many paths are requested, not
 * on how many exist, which may be more than any number holds. Yields from time to time.
 */
export function* pathsTo(
  graph: DependencyGraph<unknown>,
  target: number,
  { limit = 100, maxSteps = 200_000 }: PathsOptions = {},
): Generator<void, FoundPaths, void> {
  const left = stepsFrom(graph, [target], 'dependants');
  const paths: Path[] = [];
  // The partial paths, by the minimum length of the complete path. The last one of a length continues first,
  // because there may be too many to start them all.
  const begun: Way[][] = [];
  const begin = (places: Uint32Array, before: Way | undefined) => {
    for (let index = places.length - 1; index >= 0; index -= 1) {
      const place = places[index]!;
      const rest = left[place]!;
      if (rest === UNREACHED || includes(before, place)) continue;
      const length = before ? before.length + 1 : 1;
      (begun[length + rest] ??= []).push({ place, before, length });
    }
  };
  begin(graph.roots, undefined);

  let steps = 0;
  for (let length = 1; length < begun.length && paths.length < limit; length += 1) {
    const ways = begun[length] ?? [];
    for (let way = ways.pop(); way && paths.length < limit; way = ways.pop()) {
      if (way.place === target) paths.push(placesOf(way));
      else if (steps++ < maxSteps) begin(graph.dependenciesOf(way.place), way);
      if (steps % BETWEEN_BREATHS === 0) yield;
    }
  }

  const isComplete = paths.length < limit && steps <= maxSteps;
  if (isComplete) return { paths, total: { count: paths.length, isExact: true } };
  const countOf = yield* countPaths(graph, { target, steps: left });
  const { count, isExact } = countOf(target);
  // Walking may have found more than can be counted where there are cycles.
  return { paths, total: { count: isExact ? count : Math.max(count, paths.length), isExact } };
}

const BETWEEN_BREATHS = 200;

/** A way begun: its last node, and the way before it. */
interface Way {
  readonly place: number;
  readonly before: Way | undefined;
  readonly length: number;
}

function includes(way: Way | undefined, place: number): boolean {
  for (let each = way; each; each = each.before) if (each.place === place) return true;
  return false;
}

function placesOf(way: Way): Path {
  const places: number[] = [];
  for (let each: Way | undefined = way; each; each = each.before) places.push(each.place);
  return places.reverse();
}
