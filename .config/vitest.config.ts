import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Two kinds of tests: those that need a DOM (`*.dom.test.tsx`) and those that do not (`*.test.ts`).
 * Both run against the sources; the built package has tests of its own in tests/contract.
 */
export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^bomdeck$/, replacement: `${root}src/index.ts` },
      { find: /^bomdeck\/(\w+)$/, replacement: `${root}src/widgets/$1/index.ts` },
    ],
  },
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['tests/**/*.dom.test.tsx'],
          setupFiles: ['tests/support/domSetup.ts'],
          restoreMocks: true,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{unit,contract}/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
    coverage: { provider: 'v8', include: ['src/**'] },
  },
});
