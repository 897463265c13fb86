import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import typescript from '@rollup/plugin-typescript';
import { clientModules } from './.config/build/clientModules.mjs';
import { joinedLater } from './.config/build/laterParts.mjs';
import { compiledMessages } from './.config/build/messagesPlugin.mjs';
import { compactStyles, stableStyleNames } from './.config/build/stylesPlugin.mjs';

const pkg = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));

const dependencies = [...Object.keys(pkg.dependencies), ...Object.keys(pkg.peerDependencies)];
// The formatters come along in a build of their own, without the parser: see messagesPlugin.mjs.
const BUNDLED = /^(react-intl|intl-messageformat|@formatjs\/(intl|fast-memoize))($|\/)/;
const external = (id, importer) =>
  !BUNDLED.test(id) &&
  !(id === '@formatjs/icu-messageformat-parser' && /node_modules/.test(importer ?? '')) &&
  dependencies.some((name) => id === name || id.startsWith(`${name}/`));

/** One entry for each subpath of the package, made from its `exports`. */
const input = Object.fromEntries(
  Object.values(pkg.exports)
    .filter((entry) => typeof entry === 'object')
    .map(({ default: file }) => {
      const name = file.replace(/^\.\/dist\/|\.js$/g, '');
      return [name, ['ts', 'tsx'].map((end) => `src/${name}.${end}`).find((source) => existsSync(source))];
    }),
);

/** Workers are started by address, so each is a file of its own with everything in it. */
const workers = Object.values(pkg.exports)
  .filter((entry) => typeof entry === 'string' && entry.endsWith('.worker.js'))
  .map((file) => file.replace(/^\.\/dist\/|\.js$/g, ''));

const onwarn = (warning) => {
  // clientModules says the same of every module that needs it.
  if (warning.code === 'MODULE_LEVEL_DIRECTIVE' && /node_modules/.test(warning.id)) return;
  throw Object.assign(new Error(`[rollup] ${warning.code}: ${warning.message}`), warning);
};

const compiled = (options) =>
  typescript({
    tsconfig: '.config/tsconfig.build.json',
    // Types are checked once, by `npm run typecheck`, not again for each output.
    compilerOptions: { outDir: 'dist', noCheck: true, ...options },
  });

/** Packages of which something comes along in the package; those first whose files a script of ours wrote anew. */
const takenIn = new Set(['@cyclonedx/cyclonedx-library', 'xmllint-wasm']);
const PACKAGE = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

/** Writes the licences of what comes along, anew after each output, because workers bring packages of their own. */
const notices = () => ({
  name: 'notices',
  generateBundle(_options, bundle) {
    for (const { modules = {} } of Object.values(bundle)) {
      for (const [id, { renderedLength }] of Object.entries(modules)) {
        const name = PACKAGE.exec(id)?.[1];
        if (name && renderedLength > 0) takenIn.add(name);
      }
    }
    const texts = [...takenIn].sort().map((name) => {
      const folder = `node_modules/${name}/`;
      const files = readdirSync(folder).filter((entry) => LICENCE_FILE.test(entry));
      if (files.length === 0) throw new Error(`${name} brings no licence`);
      const { version, license } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
      const words = files.sort().map((file) => readFileSync(folder + file, 'utf8').trim());
      return `${name} ${version} (${license})\n\n${words.join('\n\n')}\n`;
    });
    this.emitFile({
      type: 'asset',
      fileName: 'THIRD_PARTY_NOTICES.txt',
      source: texts.join(`\n${'-'.repeat(80)}\n\n`),
    });
  },
});

/** The English texts with their ids and descriptions, for hosts that bring words of their own. */
const englishTexts = () => ({
  name: 'english-texts',
  generateBundle() {
    const source = readFileSync('src/i18n/generated/en.json', 'utf8');
    this.emitFile({ type: 'asset', fileName: 'i18n/en.json', source });
  },
});

export default [
  {
    input,
    external,
    onwarn,
    output: {
      dir: 'dist',
      format: 'es',
      preserveModules: true,
      preserveModulesRoot: 'src',
      // npm leaves folders called node_modules out of a package.
      entryFileNames: ({ name }) =>
        `${name.replace(/^node_modules\//, 'vendor/').replaceAll('node_modules/', '')}.js`,
      sourcemap: true,
    },
    plugins: [
      joinedLater(),
      compiledMessages(),
      clientModules({ passesOn: /\/src\/(api|host|((theme|i18n)\/)?index)\.ts$/ }),
      compactStyles(),
      stableStyleNames(),
      nodeResolve({ browser: true }),
      compiled({ declaration: true, declarationDir: 'dist/types', declarationMap: false }),
      notices(),
      englishTexts(),
    ],
  },
  ...workers.map((name) => ({
    input: { [name]: `src/${name}.ts` },
    onwarn,
    output: { dir: 'dist', format: 'es', sourcemap: true, inlineDynamicImports: true },
    plugins: [nodeResolve({ browser: true }), compiled({ declaration: false }), notices()],
  })),
];
