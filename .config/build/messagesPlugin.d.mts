import type { Plugin } from 'vite';

/** Compiles messages while building; for rollup and Vite. */
export function compiledMessages(): Plugin;
