/**
 * Weighs what a host downloads first for a subpath of the package, and fails when it is more than promised: the entry
 * and all it imports statically, minified and gzipped, without the peers (react, react-dom, styled-components).
 *
 *   node .config/build/budgets.mjs           checks the budgets
 *   node .config/build/budgets.mjs --list    and names the heaviest modules of each entry
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
// The bundler inside Vite, without Vite's own help for preloading, which is the host's.
import { rolldown } from 'rolldown';

/** Kilobytes of 1,000 bytes, as browsers count them. */
const BUDGETS_KB = {
  ProjectFindings: 75,
  CvssCalculator: 45,
  OwaspCalculator: 40,
  DependencyGraph: 70,
  VulnerabilityDetail: 60,
  VulnerabilityEditor: 65,
  VulnerabilityList: 70,
};
const PEERS = /^(react|react-dom|styled-components)($|\/)/;

const pkg = JSON.parse(readFileSync('package.json', 'utf8'));
let isOver = false;
for (const subpath of Object.keys(pkg.exports)) {
  const entry = pkg.exports[subpath];
  const name = subpath.slice(2);
  if (typeof entry === 'string' || !(name in BUDGETS_KB)) continue;
  const { kilobytes, modules } = await weigh(entry.default);
  const budget = BUDGETS_KB[name];
  isOver ||= kilobytes > budget;
  console.log(
    `bomdeck/${name}: ${kilobytes.toFixed(1)} kB of ${budget} kB${kilobytes > budget ? ' TOO HEAVY' : ''}`,
  );
  if (process.argv.includes('--list')) console.log(modules.map((line) => `    ${line}`).join('\n'));
}
for (const name of Object.keys(BUDGETS_KB)) {
  if (`./${name}` in pkg.exports) continue;
  isOver = true;
  console.log(`bomdeck/${name} has a budget but is not exported`);
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
