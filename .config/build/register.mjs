/**
 * Brings what is committed and follows from the manifests of the widgets in step with them: `exports` of package.json and the
 * table of widgets in README.md. Says what a person has to add: a page in docs/widgets, a group in tsconfig.json.
 *
 *   node .config/build/register.mjs            npm run register
 *   node .config/build/register.mjs --check    changes nothing; exits 1 when something is not in step
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';
import { readManifests, WIDGET_GROUPS } from './manifests.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
process.chdir(root);
const isCheck = process.argv.includes('--check');
const problems = [];
const manifests = readManifests(root);
const names = manifests.map(({ name }) => name).sort();

for (const name of new Set(names)) {
  if (names.filter((other) => other === name).length > 1) problems.push(`Two widgets are called ${name}.`);
}
await settle('package.json', withExports);
await settle('README.md', withTable);
checkDocuments();
checkPaths();

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
} else console.log(`register: ${manifests.length} widgets, all up to date`);

/** Inserts the widgets, sorted by name, between the package itself and its other subpaths. */
function withExports(text) {
  const pkg = JSON.parse(text);
  const { '.': whole, ...others } = pkg.exports;
  const rest = Object.entries(others).filter(([subpath]) => !/^\.\/[A-Z]\w*$/.test(subpath));
  const widgets = [...manifests]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, folder }) => {
      const place = folder.replace('src/', './dist/');
      return [`./${name}`, { types: `${place}/index.d.ts`, default: `${place}/index.js` }];
    });
  pkg.exports = Object.fromEntries([['.', whole], ...widgets, ...rest]);
  return JSON.stringify(pkg);
}

function withTable(text) {
  const rows = manifests.map(({ name, components, purpose }) => {
    const names = Object.keys(components).map((component) => `\`${component}\``);
    return `| [bomdeck/${name}](docs/widgets/${name}.md) | ${names.join(', ')} | ${purpose} |`;
  });
  // Without the padding of the formatter, so that a new widget is one new line.
  const table = [
    '<!-- prettier-ignore -->',
    '| Import from | Components | Use it to |',
    '| --- | --- | --- |',
    ...rows,
  ].join('\n');
  const [before, rest] = text.split('<!-- widgets: npm run register -->\n');
  const after = rest?.split('<!-- /widgets -->')[1];
  if (after === undefined) throw new Error('README.md lacks the marks around its table of widgets.');
  return `${before}<!-- widgets: npm run register -->\n\n${table}\n\n<!-- /widgets -->${after}`;
}

function checkDocuments() {
  const described = readdirSync('docs/widgets').map((file) => file.replace('.md', ''));
  for (const name of names.filter((each) => !described.includes(each)))
    problems.push(`docs/widgets/${name}.md is missing.`);
  for (const name of described.filter((each) => !names.includes(each)))
    problems.push(`docs/widgets/${name}.md does not belong to a widget.`);
}

/** TypeScript looks for `bomdeck/<Name>` in each group. */
function checkPaths() {
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'));
  for (const group of WIDGET_GROUPS) {
    const place = `./src/widgets/${group}/*/index.ts`;
    if (!compilerOptions.paths['bomdeck/*'].includes(place))
      problems.push(`tsconfig.json: paths of bomdeck/* lack ${place}.`);
  }
  for (const folder of readdirSync('src/widgets', { withFileTypes: true })) {
    if (folder.isDirectory() && !WIDGET_GROUPS.includes(folder.name))
      problems.push(`src/widgets/${folder.name} is not a group. See .config/build/manifests.mjs.`);
  }
}

async function settle(file, change) {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const options = await prettier.resolveConfig(file);
  const text = await prettier.format(change(old), { ...options, filepath: file });
  if (text === old) return;
  if (isCheck) problems.push(`${file} does not match the manifests. Run npm run register.`);
  else {
    writeFileSync(file, text);
    console.log(`register: ${file}`);
  }
}
