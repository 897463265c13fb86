/**
 * Measures on this machine and prints medians and ratios; nothing here passes or fails.
 *
 *   npm run bench                       everything
 *   npm run bench -- findings server    only those
 *   npm run bench -- --json FILE        writes the figures too
 */
import { mkdirSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

mkdirSync('.cache/bench', { recursive: true });
await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: 'tests/bench/main.ts',
    outDir: '.cache/bench',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
  },
});
const { main } = await import(pathToFileURL('.cache/bench/main.mjs').href);
await main(process.argv.slice(2));
