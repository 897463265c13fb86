import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { kitAliases } from './build/kitAliases.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

// The tested code includes generated sources.
execFileSync(process.execPath, [join(root, '.config/build/generate.mjs')], { stdio: 'inherit' });

/** Tests that replace a module for themselves, which must not have been loaded before. */
const REPLACING_MODULES = ['tests/unit', 'tests/widgets', 'tests/contract'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name))
    .filter((file) => /\bvi\.(mock|doMock)\(/.test(readFileSync(join(root, file), 'utf8'))),
);
const NEEDS_DOM = /\.dom\.test\.tsx$/;
/**
 * Tests that change their window permanently: Storybook's own test library gives elements another `focus`.
 */
const CHANGES_WINDOW = ['tests/workshop/stories.dom.test.tsx'];

const DOM = {
  environment: 'jsdom',
  setupFiles: ['tests/support/patience.ts', 'tests/support/domSetup.ts'],
  // Inserts rules one by one, as in production: jsdom reads a complete style sheet again for each word that
  // is added to its text.
  env: { SC_DISABLE_SPEEDY: 'false' },
  restoreMocks: true,
  // A test waits for several things, each as long as tests/support/domSetup.ts says.
  testTimeout: 60_000,
} as const;

/**
 * Two kinds of tests: those that need a DOM (`*.dom.test.tsx`) and those that do not (`*.test.ts`). Files
 * share the modules they load, and those with a DOM share their window, unless they replace a module. Both
 * run against the sources. The built package has its own tests in tests/contract.
 */
export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^workshop$/, replacement: join(root, '.config/workshop/stories.ts') },
      ...kitAliases(root),
    ],
  },
  test: {
    maxWorkers: 2,
    // Applies to tests that allow it. They wait for a browser most of their time.
    maxConcurrency: 3,
    // The default of one second is too short on a machine with other work.
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          ...DOM,
          name: 'dom',
          include: ['tests/**/*.dom.test.tsx'],
          exclude: [...REPLACING_MODULES, ...CHANGES_WINDOW],
          // Making a window and reading the same modules for each file again took a third of the time of these tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...DOM,
          name: 'dom, own modules',
          include: [...REPLACING_MODULES.filter((file) => NEEDS_DOM.test(file)), ...CHANGES_WINDOW],
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: ['tests/support/patience.ts'],
          include: ['tests/{unit,contract}/**/*.test.ts'],
          exclude: REPLACING_MODULES,
          // Reading the same modules for each file again took half the time of these tests.
          isolate: false,
          // Those that wait for a browser or for a process leave a core free.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'node, own modules',
          environment: 'node',
          setupFiles: ['tests/support/patience.ts'],
          include: REPLACING_MODULES.filter((file) => !NEEDS_DOM.test(file)),
          testTimeout: 20_000,
        },
      },
    ],
    coverage: { provider: 'v8', include: ['src/**'] },
  },
});
