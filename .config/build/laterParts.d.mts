import type { Plugin } from 'vite';
import type { Imports } from './moduleGraph.mjs';

/** The folder with whose other parts a module is joined; undefined where it stays a file of its own. */
export function roomOf(file: string): string | undefined;
/** What is asked for by `import()`, room by room, where there are several. */
export function laterParts(graph: ReadonlyMap<string, Imports>): Map<string, string[]>;
/** The module that stands for all parts of a room. */
export function joinedCode(room: string, parts: readonly string[], read: (part: string) => string): string;
/** Joins the parts of each room while building; for rollup and Vite. */
export function joinedLater(): Plugin;
