/** Entry of a `directDependencies` text. */
export interface DependencyIdentity {
  objectType: 'COMPONENT' | 'SERVICE';
  uuid: string;
  name?: string;
  group?: string;
  version?: string;
  purl?: string;
  purlCoordinates?: string;
  cpe?: string;
  swidTagId?: string;
}

/** Reads a `directDependencies` text; malformed entries and malformed texts count as absent. */
export function parseDirectDependencies(text: string | null | undefined): DependencyIdentity[] {
  if (!text) return [];
  try {
    const entries: unknown = JSON.parse(text);
    return Array.isArray(entries) ? entries.filter(isDependencyIdentity) : [];
  } catch {
    return [];
  }
}

/** Writes a `directDependencies` text; `null` for no dependencies, which is how their absence is stored. */
export function formatDirectDependencies(identities: readonly DependencyIdentity[]): string | null {
  return identities.length > 0 ? JSON.stringify(identities) : null;
}

/** A dependency graph as edges: node → the nodes below it. `roots` are the direct dependencies of the project. */
export interface DependencyGraph {
  roots: readonly string[];
  edges: ReadonlyMap<string, readonly string[]>;
}

/** The way a node of a partly shown graph is drawn. */
export interface RevealedNode {
  /** A searched node is somewhere below: the node must be open for it to be seen. */
  expand: boolean;
  /** The nodes directly below; absent where they were not looked up, which is not the same as none. */
  below?: readonly string[];
}

/**
 * The part of a graph that reveals some of its nodes: the ways from the project to them, the direct dependencies of
 * the project, and two more levels below each of these, so that a tree knows what can be opened. Graphs may have cycles.
 */
export function revealInGraph(
  graph: DependencyGraph,
  searched: ReadonlySet<string>,
): Map<string, RevealedNode> {
  const above = ancestorsOf(graph, searched);
  const onPath = new Set([...searched, ...above, ...graph.roots]);
  const opened = new Set([...onPath, ...[...onPath].flatMap((node) => graph.edges.get(node) ?? [])]);
  const revealed = new Map<string, RevealedNode>();
  for (const node of opened) revealed.set(node, { expand: above.has(node), below: graph.edges.get(node) });
  for (const node of opened) {
    for (const child of graph.edges.get(node) ?? [])
      if (!revealed.has(child)) revealed.set(child, { expand: false });
  }
  return revealed;
}

function ancestorsOf(graph: DependencyGraph, searched: ReadonlySet<string>): Set<string> {
  const parents = new Map<string, string[]>();
  for (const [parent, children] of graph.edges) {
    for (const child of children) {
      const known = parents.get(child);
      if (known) known.push(parent);
      else parents.set(child, [parent]);
    }
  }
  const found = new Set<string>();
  const waiting = [...searched];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const parent of parents.get(node) ?? []) {
      if (found.has(parent)) continue;
      found.add(parent);
      waiting.push(parent);
    }
  }
  return found;
}

function isDependencyIdentity(value: unknown): value is DependencyIdentity {
  return (
    typeof value === 'object' && value !== null && typeof (value as { uuid?: unknown }).uuid === 'string'
  );
}
