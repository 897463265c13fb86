/** What a module imports of others: what comes along with it, and what `import()` brings later. */
export interface Imports {
  imports: string[];
  later: string[];
}

/** Modules below a folder, by their paths from the root, with what they import of each other. */
export function moduleGraph(root: string, folder: string): Map<string, Imports>;

/** All modules that come along with some, themselves included. */
export function comingAlong(graph: ReadonlyMap<string, Imports>, files: readonly string[]): Set<string>;
