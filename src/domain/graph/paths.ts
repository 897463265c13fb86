import { countPaths, type PathCount } from './countPaths.js';
import type { DependencyGraph } from './dependencyGraph.js';
import { stepsFrom, UNREACHED } from './reach.js';

/** A way from the project to a node: places, the direct dependency first, the node itself last. No node twice. */
export type Path = readonly number[];

/** Some of the paths to a node. */
export interface FoundPaths {
  /** Shortest first; equally long ones in an order that is always the same. */
  readonly paths: readonly Path[];
  /** Of all paths, these included. */
  readonly total: PathCount;
}

/** What {@link pathsTo} may use. */
export interface PathsOptions {
  /** How many paths to give. @defaultValue 100 */
  readonly limit?: number;
  /** How many steps to walk before giving up; only graphs with cycles have dead ends at all. @defaultValue 200000 */
  readonly maxSteps?: number;
}

/**
 * Finds the shortest paths from the project to a node. Time grows with what is asked for, not with how many paths there
 * are, which may be more than any number holds. Gives way from time to time.
 */
export function* pathsTo(
  graph: DependencyGraph<unknown>,
  target: number,
  { limit = 100, maxSteps = 200_000 }: PathsOptions = {},
): Generator<void, FoundPaths, void> {
  const left = stepsFrom(graph, [target], 'dependants');
  const paths: Path[] = [];
  // Ways begun, by the length that the whole way has at least; the last one of a length goes on first, since all of them
  // together may be too many to begin.
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
