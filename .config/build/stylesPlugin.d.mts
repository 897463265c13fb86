import type { Plugin } from 'vite';

/** Compacts styles while building; for rollup and Vite. */
export function compactStyles(): Plugin;

/** Gives styled components names that do not depend on the order of modules: all, or those that are wanted; for rollup and Vite. */
export function stableStyleNames(isWanted?: (name: string) => boolean): Plugin;
