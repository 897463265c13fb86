import type { DependencyGraph } from './dependencyGraph.js';

/** A line of a graph that is read as a tree. Each way to a node is a separate line. */
export type TreeLine = TreeNodeLine | TreeMoreLine;

/** A node below another. */
export interface TreeNodeLine {
  readonly kind: 'node';
  /**
   * Identifies this way to the node by the IDs on it, so that the key is stable when the graph is reloaded.
   */
  readonly key: string;
  readonly place: number;
  /** 1 for the direct dependencies of the project. */
  readonly level: number;
  /** Place among its siblings, from 1, and how many there are, those not listed included. */
  readonly position: number;
  readonly siblings: number;
  /** Undefined: nothing is below. */
  readonly isOpen: boolean | undefined;
  /** Direct dependencies below it. */
  readonly childCount: number;
  /** The level of the same node above, where a cycle returns to it. The tree continues there. */
  readonly repeats?: number;
}

/** Siblings that are not listed yet. */
export interface TreeMoreLine {
  readonly kind: 'more';
  readonly key: string;
  /** Key of the node they are below; empty for the project. */
  readonly parentKey: string;
  readonly level: number;
  readonly position: number;
  readonly siblings: number;
  readonly count: number;
}

/** The open parts of a tree. */
export interface TreeState {
  /** Keys of open nodes. */
  readonly open: ReadonlySet<string>;
  /** The number of children listed below a key, where it is more than {@link CHUNK}. */
  readonly listed: ReadonlyMap<string, number>;
}

/** The options of {@link treeLines} besides the graph. */
export interface TreeOptions {
  /** Leaves nodes out, for example those on no path to what is searched. */
  readonly isShown?: (place: number) => boolean;
  /** Nodes that may have dependencies that are not loaded yet, so that they can be opened. */
  readonly isUnexplored?: (place: number) => boolean;
}

/** So many children are listed at first, and so many more each time. */
export const CHUNK = 200;

/**
 * The lines that are seen of a graph read as a tree, top to bottom. Time grows with the lines.
 */
export function treeLines(
  graph: DependencyGraph<unknown>,
  { open, listed }: TreeState,
  { isShown = always, isUnexplored = never }: TreeOptions = {},
): TreeLine[] {
  const lines: TreeLine[] = [];
  const above: number[] = [];
  // By hand: recursion would overflow on deep graphs.
  const stack: { places: readonly number[]; next: number; key: string; limit: number }[] = [];
  const begin = (places: Uint32Array, key: string) =>
    stack.push({
      places: [...places].filter(isShown),
      next: 0,
      key,
      limit: listed.get(key) ?? CHUNK,
    });
  begin(graph.roots, '');
  while (stack.length > 0) {
    const level = stack.length;
    const group = stack[level - 1]!;
    const siblings = group.places.length;
    if (group.next === siblings || group.next === group.limit) {
      const count = siblings - group.next;
      const position = group.next + 1;
      if (count > 0) {
        const key = `${group.key}/…`;
        lines.push({ kind: 'more', key, parentKey: group.key, level, position, siblings, count });
      }
      stack.pop();
      above.pop();
      continue;
    }
    const place = group.places[group.next++]!;
    const key = childKey(group.key, graph.idAt(place));
    const repeated = above.indexOf(place);
    const children = graph.dependenciesOf(place);
    const childCount = countShown(children, isShown);
    const canOpen = repeated < 0 && (childCount > 0 || isUnexplored(place));
    const isOpen = canOpen ? open.has(key) : undefined;
    lines.push({
      kind: 'node',
      key,
      place,
      level,
      position: group.next,
      siblings,
      isOpen,
      childCount,
      ...(repeated >= 0 && { repeats: repeated + 1 }),
    });
    if (!isOpen) continue;
    above.push(place);
    begin(children, key);
  }
  return lines;
}

/**
 * Opens all nodes on a path, and lists enough siblings, so that the path is visible. The last node of the
 * path is only shown.
 */
export function opened(
  graph: DependencyGraph<unknown>,
  { open, listed }: TreeState,
  path: readonly number[],
  isShown: (place: number) => boolean = always,
): TreeState & { readonly key: string } {
  const nextOpen = new Set(open);
  const nextListed = new Map(listed);
  let key = '';
  let siblings = graph.roots;
  for (const [index, place] of path.entries()) {
    const at = [...siblings].filter(isShown).indexOf(place);
    if (at >= (listed.get(key) ?? CHUNK)) nextListed.set(key, Math.ceil((at + 1) / CHUNK) * CHUNK);
    key = childKey(key, graph.idAt(place));
    if (index < path.length - 1) nextOpen.add(key);
    siblings = graph.dependenciesOf(place);
  }
  return { open: nextOpen, listed: nextListed, key };
}

function childKey(parent: string, id: string): string {
  return `${parent}/${id}`;
}

function countShown(places: Uint32Array, isShown: (place: number) => boolean): number {
  let count = 0;
  for (const place of places) if (isShown(place)) count += 1;
  return count;
}

const always = () => true;
const never = () => false;
