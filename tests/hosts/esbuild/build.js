import { build } from 'esbuild';
import { copyFile } from 'node:fs/promises';

await build({
  entryPoints: {
    portal: 'src/main.jsx',
    // esbuild does not follow `new Worker(new URL(…))`: the worker of the widget is an entry of its own.
    'findings.worker': 'bomdeck/api/findings/findings.worker.js',
  },
  outdir: 'dist',
  bundle: true,
  format: 'esm',
  splitting: true,
  minify: true,
  jsx: 'automatic',
  target: 'es2022',
});
await copyFile('src/index.html', 'dist/index.html');
