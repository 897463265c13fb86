import type { Plugin } from 'vite';

/** Compacts styles while building; for rollup and Vite. */
export function compactStyles(): Plugin;
