/** The rows of the table that lists paths. */
import type { DependencyGraph } from '../../../domain/graph/dependencyGraph.js';
import type { GraphOverview } from '../../../domain/graph/overview.js';
import type { PathCount } from '../../../domain/graph/countPaths.js';
import { pathsTo, type Path } from '../../../domain/graph/paths.js';
import type { SortRule } from '../../../ui/table/interfaces.js';
import { hasMark, type GraphNode } from './graphNode.js';
import { nodeText, searchedText, searchedWords } from './nodeText.js';

/** A path, and what it leads to. */
export interface PathRow {
  /** The unique ID of the row, which stays the same when the graph is reloaded. */
  readonly id: string;
  readonly path: Path;
  readonly target: number;
  /** The number of all paths to the target. Set only when the row represents them all. */
  readonly total?: PathCount;
}

/** The paths that are listed, and how many there are. */
export interface PathList {
  /**
   * The paths, shortest first. When each row represents all paths to its target, those with the highest risk
   * come first.
   */
  readonly rows: readonly PathRow[];
  /** The number of all paths. Absent when each row represents those to its target. */
  readonly total?: PathCount;
}

/** The paths to some nodes, the shortest ones first, up to a limit for all together. Gives way from time to time. */
export function* pathsToAll(
  graph: DependencyGraph<GraphNode>,
  targets: readonly number[],
  limit: number,
): Generator<void, PathList, void> {
  const rows: PathRow[] = [];
  let total: PathCount = { count: 0, isExact: true };
  for (const target of targets) {
    const found = yield* pathsTo(graph, target, { limit });
    total = sum(total, found.total);
    for (const path of found.paths) rows.push({ id: idOf(graph, path), path, target });
    yield;
  }
  if (targets.length > 1) rows.sort((a, b) => a.path.length - b.path.length);
  return { rows: rows.slice(0, limit), total };
}

/** One of the shortest paths to each vulnerable node that the project needs, with how many there are. Gives way, too. */
export function* pathsToVulnerable(
  graph: DependencyGraph<GraphNode>,
  overview: GraphOverview,
): Generator<void, PathList, void> {
  const rows: PathRow[] = [];
  for (let target = 0; target < graph.size; target += 1) {
    if (!hasMark(graph.valueAt(target), 'vulnerable')) continue;
    const path = overview.shortestPathTo(target);
    if (path) rows.push({ id: idOf(graph, path), path, target, total: overview.countOf(target) });
    if (rows.length % 50 === 49) yield;
  }
  const risk = (row: PathRow) => graph.valueAt(row.target).metrics?.inheritedRiskScore ?? 0;
  return { rows: rows.sort((a, b) => risk(b) - risk(a) || a.path.length - b.path.length) };
}

/** The rows whose path holds all words of a text. */
export function matching(
  graph: DependencyGraph<GraphNode>,
  rows: readonly PathRow[],
  searchText: string,
): readonly PathRow[] {
  const words = searchedWords(searchText);
  if (words.length === 0) return rows;
  return rows.filter(({ path }) => {
    const text = path.map((place) => searchedText(graph.valueAt(place))).join(' ');
    return words.every((word) => text.includes(word));
  });
}

/** The rows in another order; equal ones stay as they were. */
export function sorted(
  graph: DependencyGraph<GraphNode>,
  rows: readonly PathRow[],
  rule: SortRule | undefined,
): readonly PathRow[] {
  if (!rule) return rows;
  const factor = rule.isDescending ? -1 : 1;
  const keyOf: (row: PathRow) => string | number = {
    target: (row: PathRow) => nodeText(graph.valueAt(row.target)),
    direct: (row: PathRow) => nodeText(graph.valueAt(row.path[0]!)),
    risk: (row: PathRow) => graph.valueAt(row.target).metrics?.inheritedRiskScore ?? 0,
    total: (row: PathRow) => row.total?.count ?? 0,
    steps: (row: PathRow) => row.path.length,
  }[rule.id as PathSort];
  const order = new Intl.Collator(undefined, { numeric: true });
  const keyed = rows.map((row) => ({ row, key: keyOf(row) }));
  keyed.sort(
    ({ key: a }, { key: b }) =>
      factor * (typeof a === 'string' ? order.compare(a, b as string) : a - (b as number)),
  );
  return keyed.map(({ row }) => row);
}

/** The fields by which paths can be sorted. */
export type PathSort = 'target' | 'direct' | 'risk' | 'total' | 'steps';

/** Returns the number of distinct direct dependencies that paths start with. */
export function directCount(rows: readonly PathRow[]): number {
  return new Set(rows.map(({ path }) => path[0])).size;
}

function sum(a: PathCount, b: PathCount): PathCount {
  const count = Math.min(a.count + b.count, Number.MAX_SAFE_INTEGER);
  return { count, isExact: a.isExact && b.isExact && count < Number.MAX_SAFE_INTEGER };
}

function idOf(graph: DependencyGraph<GraphNode>, path: Path): string {
  return path.map((place) => graph.idAt(place)).join('/');
}
