/**
 * Says what the server and the console run on: builds them, looks which packages are in the result, and writes a bill of
 * materials (CycloneDX 1.6) of these. Tools of development are not in it.
 *
 *   npm run sbom                    writes dist-app/bom.cdx.json
 *   npm run sbom -- --out FILE      writes it elsewhere
 *
 * Exits 1 when a build has a package that package-lock.json does not know.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { bomOfPackages, folderFor, withAllNeeded } from './bomOfPackages.mjs';
import './generate.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist-app/bom.cdx.json' } } });
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const lock = read('package-lock.json');

/** Sources that are written from packages, and hold parts of them. */
const WRITTEN_FROM = [
  { of: /domain\/cyclonedx\/generated\/xmllint/, name: 'xmllint-wasm' },
  { of: /domain\/cyclonedx\/generated\/(schema|xsd)-/, name: '@cyclonedx/cyclonedx-library' },
];

// As builds for people are made; libraries have other code for development.
process.env.NODE_ENV = 'production';
const builds = new Map();
for (const part of ['server', 'console']) await lookInto(part);

const bom = bomOfPackages({ manifest: read('package.json'), lock, builds, now: new Date() });
mkdirSync(dirname(values.out), { recursive: true });
writeFileSync(values.out, `${JSON.stringify(bom, null, 2)}\n`);
for (const { group, name, version, properties } of bom.components)
  console.log(
    `${group ? `${group}/` : ''}${name} ${version} (${properties.map(({ value }) => value).join(', ')})`,
  );
console.log(`${bom.components.length} packages in ${values.out}`);

/** Builds a part without writing it, and notes the packages in it and in its workers. */
async function lookInto(part) {
  const note = (folder) => builds.set(folder, (builds.get(folder) ?? new Set()).add(part));
  const noteAll = (name) => {
    const folder = folderFor(lock, name);
    if (!folder) throw new Error(`${name} is imported, but not in package-lock.json.`);
    for (const each of withAllNeeded(lock, folder)) note(each);
  };
  const looking = {
    name: 'packages-in-the-build',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          if (renderedLength === 0) continue;
          const folder = packageFolderOf(id);
          if (folder) note(folder);
          for (const { of, name } of WRITTEN_FROM) if (of.test(id)) note(folderFor(lock, name));
        }
        // Not in the file, but read when it runs.
        for (const name of [...chunk.imports, ...chunk.dynamicImports])
          if (!(name in bundle) && !isBuiltin(name)) noteAll(/^(@[^/]+\/)?[^/]+/.exec(name)[0]);
      }
    },
  };
  await build({
    configFile: join(root, `reference-app/${part}/vite.config.ts`),
    logLevel: 'error',
    plugins: [looking],
    worker: { plugins: () => [looking] },
    build: { write: false },
  });
}

/** Returns the package folder of a module, such as `node_modules/hono`. Undefined for our own modules. */
function packageFolderOf(id) {
  const file = relative(root, id.replace(/^\0/, '').split('?')[0]).replaceAll('\\', '/');
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];
}
