/** For each file the files it imports, as paths from the root. */
export function importGraph(root: string): Map<string, Set<string>>;

/** How many imports each file is away from what changed; what has nothing to do with the change is missing. */
export function distancesFrom(
  graph: ReadonlyMap<string, ReadonlySet<string>>,
  changed: readonly string[],
): Map<string, number>;
