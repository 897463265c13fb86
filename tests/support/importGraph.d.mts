/**
 * For each file the files it imports, as paths from the root.
 * @param options - `isStaticOnly` leaves out what is only loaded when it is asked for
 */
export function importGraph(root: string, options?: { isStaticOnly?: boolean }): Map<string, Set<string>>;

/** The circles in a graph, each as the sorted files of which every one imports itself through the others. */
export function circlesIn(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][];

/** How many imports each file is away from what changed; what has nothing to do with the change is missing. */
export function distancesFrom(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  changed: readonly string[],
): Map<string, number>;
