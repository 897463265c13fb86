import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the server for Node: one file per entry, packages stay outside. */
export default defineConfig({
  root,
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist-app/server',
    emptyOutDir: true,
    minify: false,
    rollupOptions: {
      input: {
        main: fileURLToPath(new URL('./main.ts', import.meta.url)),
        // Looked for beside main.js, see work/workerFile.ts.
        jobWorker: fileURLToPath(new URL('./work/job.worker.ts', import.meta.url)),
        bomCheckWorker: fileURLToPath(new URL('./work/bomCheck.worker.ts', import.meta.url)),
      },
    },
  },
});
