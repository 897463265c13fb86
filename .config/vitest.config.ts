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
          // Rules one by one, as in production: jsdom reads a whole style sheet anew for each word that is added to its text.
          env: { SC_DISABLE_SPEEDY: 'false' },
          restoreMocks: true,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/{unit,contract}/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
    ],
    coverage: { provider: 'v8', include: ['src/**'] },
  },
});
