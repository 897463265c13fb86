import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the server for Node: one file per entry, with its packages, because reading hundreds of files is most of a start. */
export default defineConfig({
  root,
  publicDir: false,
  // External: a native module, and megabytes of texts that only a new database needs.
  ssr: { noExternal: true, external: ['@photostructure/sqlite', 'spdx-license-list'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-app/server',
    emptyOutDir: true,
    minify: false,
    rollupOptions: {
      input: {
        main: fileURLToPath(new URL('./main.ts', import.meta.url)),
        // Looked for beside main.js, see runtime/workerFile.ts.
        jobWorker: fileURLToPath(new URL('./work/job.worker.ts', import.meta.url)),
        bomCheckWorker: fileURLToPath(new URL('./runtime/bomCheck.worker.ts', import.meta.url)),
      },
    },
  },
});
