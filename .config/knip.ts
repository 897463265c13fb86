import type { KnipConfig } from 'knip';

/** Finds what is not used: files, exports, dependencies. Commands and pages name files that no module imports. */
const config: KnipConfig = {
  entry: [
    // Files that the package exports, and files that its hosts and workers load by URL.
    'src/*.ts',
    'src/{i18n,theme,ui}/index.ts',
    'src/domain/*/index.ts',
    'src/widgets/*/*/index.ts',
    'src/**/*.worker.ts',
    // Read by what is generated from them.
    'src/widgets/**/*.manifest.ts',
    'src/**/*.stories.tsx',
    'reference-app/console/main.ts',
    'reference-app/console/prepared/*.{ts,tsx}',
    'reference-app/*/vite.config.ts',
    'reference-app/{start,startServer}.mjs',
    'reference-app/server/main.ts',
    'reference-app/server/**/*.worker.ts',
    '.config/*.{ts,mjs}',
    '.config/build/{budgets,declarations,generate,lockfile,messages,register,sbom}.mjs',
    '.config/workshop/{main,preview,playwright.config}.{ts,tsx}',
    'rollup.config.mjs',
    'tests/attack/{run,probe}.mjs',
    'tests/bench/{run.mjs,main.ts}',
    'tests/bench/hosts/*.{ts,tsx}',
    'tests/support/{domSetup,patience}.ts',
    'tests/support/hosts/pack.ts',
    'tests/**/*.{test,spec,setup}.{ts,tsx}',
  ],
  project: [
    '{src,reference-app,tests,.config}/**/*.{ts,tsx,mjs}',
    // Templates that `npm run new` copies.
    '!.config/build/templates/**',
    // Separate projects.
    '!tests/hosts/*/**',
  ],
  // Declarations name the types of a module's exports, so these types may be exported beside them.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Started by tests/run.mjs.
    '@arethetypeswrong/cli',
    'publint',
    // Scripts of ours find their files by path.
    '@cyclonedx/cyclonedx-library',
    'xmllint-wasm',
  ],
  ignoreBinaries: ['apt-get', 'openssl'],
  // Generated sources use these. Like Git, knip does not read generated sources.
  ignoreIssues: {
    'src/i18n/words.ts': ['exports'],
    'src/domain/cyclonedx/xml/runXmllint.ts': ['types'],
  },
  // Their configurations are where only our commands look. They are entries above.
  eslint: false,
  playwright: false,
  rollup: false,
  storybook: false,
  vite: false,
  vitest: false,
};

export default config;
