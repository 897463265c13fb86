/**
 * Measures on this machine and prints medians and ratios. Nothing here passes or fails.
 *
 * - `npm run bench` measures everything.
 * - `npm run bench -- findings server` measures only those.
 * - `npm run bench -- --json FILE` also writes the results to a file.
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
