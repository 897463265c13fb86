/**
 * Weighs what a host downloads first for each widget, and fails when it is more than its manifest says (kB of 1,000 bytes),
 * or its words in a language are more than 9 kB: the entry
 * and all it imports statically, minified and gzipped, without the peers (react, react-dom, styled-components). So it does with
 * what hosts take of bomdeck/ui, of which nothing else may come along.
 *
 *   node .config/build/budgets.mjs           checks the budgets
 *   node .config/build/budgets.mjs --list    and names the heaviest modules of each entry
 */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
// The bundler inside Vite, without Vite's own help for preloading, which is the host's.
import { rolldown } from 'rolldown';
import { readManifests } from './manifests.mjs';

const PEERS = /^(react|react-dom|styled-components)($|\/)/;

/** Most that the words of a language may weigh for the first load of any one widget, in kB. */
const LANGUAGE_BUDGET_KB = 9;
const LANGUAGES = readdirSync('src/i18n/locales').map((file) => file.replace('.json', ''));

/** Sets of blocks that some hosts import, each with its maximum size in kB. */
const BLOCKS = [
  { names: ['Button', 'Icon', 'EmptyState'], budgetKb: 19 },
  { names: ['FormPage', 'FormTextField'], budgetKb: 35 },
  { names: ['DataTable', 'arraySource'], budgetKb: 42 },
  { names: ['KitScreen', 'ListView', 'useLocalList', 'useList', 'resourceKey', 'listCodec'], budgetKb: 62 },
];

let isOver = false;
for (const { name, folder, budgetKb } of readManifests(process.cwd())) {
  const { kilobytes, groups, modules } = await weigh('*', `${folder.replace('src/', 'dist/')}/index.js`);
  tell(`bomdeck/${name}`, kilobytes, budgetKb);
  for (const language of LANGUAGES) tell(`  in ${language}`, wordsIn(language, groups), LANGUAGE_BUDGET_KB);
  if (process.argv.includes('--list')) console.log(modules.map((line) => `    ${line}`).join('\n'));
}
for (const { names, budgetKb } of BLOCKS) {
  const list = names.join(', ');
  const { kilobytes, modules } = await weigh(`{ ${list} }`, 'dist/ui.js');
  tell(`bomdeck/ui ${list}`, kilobytes, budgetKb);
  if (process.argv.includes('--list')) console.log(modules.map((line) => `    ${line}`).join('\n'));
}
process.exitCode = isOver ? 1 : 0;

function tell(what, kilobytes, budget) {
  const isHeavy = kilobytes > budget;
  isOver ||= isHeavy;
  console.log(`${what}: ${kilobytes.toFixed(1)} kB of ${budget} kB${isHeavy ? ' TOO HEAVY' : ''}`);
}

/** Returns the size of the messages that a widget needs when it is first drawn, in kB. */
function wordsIn(language, groups) {
  const bytes = groups.reduce((sum, group) => {
    const code = readFileSync(`dist/i18n/generated/${language}/${group}.js`, 'utf8');
    return sum + gzipSync(code.replace(/^\/\/.*$/gm, ''), { level: 9 }).length;
  }, 0);
  return bytes / 1000;
}

/** Weighs what a host downloads first that takes these names from a file of the package. */
async function weigh(names, file) {
  mkdirSync('.cache', { recursive: true });
  const folder = mkdtempSync(join(process.cwd(), '.cache/budget-'));
  try {
    const source = join(folder, 'host.js');
    writeFileSync(source, `export ${names} from ${JSON.stringify(join(process.cwd(), file))};\n`);
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
    const groups = [...first].flatMap(({ moduleIds }) =>
      moduleIds.flatMap((id) => /i18n\/generated\/groups\/(\w+)\.js$/.exec(id)?.[1] ?? []),
    );
    return { kilobytes: bytes / 1000, groups, modules: heaviest([...first]) };
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
