/**
 * Weighs what a host downloads first for each widget, and fails when it is more than its manifest says (kB of 1,000 bytes): the entry
 * and all it imports statically, minified and gzipped, without the peers (react, react-dom, styled-components).
 *
 *   node .config/build/budgets.mjs           checks the budgets
 *   node .config/build/budgets.mjs --list    and names the heaviest modules of each entry
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
// The bundler inside Vite, without Vite's own help for preloading, which is the host's.
import { rolldown } from 'rolldown';
import { readManifests } from './manifests.mjs';

const PEERS = /^(react|react-dom|styled-components)($|\/)/;

let isOver = false;
for (const { name, folder, budgetKb } of readManifests(process.cwd())) {
  const { kilobytes, modules } = await weigh(`${folder.replace('src/', 'dist/')}/index.js`);
  isOver ||= kilobytes > budgetKb;
  console.log(
    `bomdeck/${name}: ${kilobytes.toFixed(1)} kB of ${budgetKb} kB${kilobytes > budgetKb ? ' TOO HEAVY' : ''}`,
  );
  if (process.argv.includes('--list')) console.log(modules.map((line) => `    ${line}`).join('\n'));
}
process.exitCode = isOver ? 1 : 0;

async function weigh(file) {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join(process.cwd(), '.cache/budget-'));
  try {
    const source = join(folder, 'host.js');
    writeFileSync(source, `export * from ${JSON.stringify(join(process.cwd(), file))};\n`);
    const bundle = await rolldown({
      input: source,
      external: PEERS,
      platform: 'browser',
      logLevel: 'silent',
      transform: { target: 'es2022', define: { 'process.env.NODE_ENV': '"production"' } },
    });
    const result = await bundle.generate({ format: 'esm', minify: true });
    const chunks = new Map(
      result.output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
    );
    const first = new Set();
    const visit = (name) => {
      const chunk = chunks.get(name);
      if (!chunk || first.has(chunk)) return;
      first.add(chunk);
      chunk.imports.forEach(visit);
    };
    visit([...chunks.values()].find(({ isEntry }) => isEntry).fileName);
    const bytes = [...first].reduce((sum, { code }) => sum + gzipSync(code, { level: 9 }).length, 0);
    return { kilobytes: bytes / 1000, modules: heaviest([...first]) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Packages and folders of ours by the size of their code before compression. */
function heaviest(chunks) {
  const sizes = new Map();
  for (const { modules } of chunks) {
    for (const [id, { renderedLength }] of Object.entries(modules)) {
      const place = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? /dist\/(.*)/.exec(id)?.[1] ?? id;
      sizes.set(place, (sizes.get(place) ?? 0) + renderedLength);
    }
  }
  return [...sizes]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 40)
    .map(([place, size]) => `${(size / 1000).toFixed(1).padStart(7)} ${place}`);
}
