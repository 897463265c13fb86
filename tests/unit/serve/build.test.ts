import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
// @ts-expect-error -- a plain script without types
import { build } from '../../../reference-app/serve/build.mjs';

let root: string;

/** A project whose builder only counts how often it ran. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bomdeck-build-'));
  for (const [file, text] of [
    ['package.json', '{ "type": "module" }'],
    ['.config/build/generate.mjs', ''],
    ['.config/build/stylesPlugin.mjs', ''],
    ['src/index.ts', ''],
    ['reference-app/console/main.ts', ''],
    [
      'node_modules/vite/bin/vite.js',
      `const { appendFileSync, mkdirSync } = require('node:fs');
       mkdirSync('dist-app/console', { recursive: true });
       appendFileSync('dist-app/console/index.html', 'built ');`,
    ],
    ['node_modules/vite/package.json', '{}'],
  ] as const)
    write(file, text);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function timesBuilt() {
  (build as (root: string, parts: string[]) => void)(root, ['console']);
  return readFileSync(join(root, 'dist-app/console/index.html'), 'utf8').split('built').length - 1;
}

describe('the build of the console', () => {
  it('is made once', () => {
    expect(timesBuilt()).toBe(1);
    expect(timesBuilt()).toBe(1);
  });

  it.each([
    ['the kit', 'src/index.ts'],
    ['the console', 'reference-app/console/main.ts'],
    ['what is added', 'src/ui/Added.tsx'],
    ['how it is built', '.config/build/stylesPlugin.mjs'],
    ['its packages', 'package-lock.json'],
  ])('is made again after a change of %s', (_, file) => {
    timesBuilt();

    write(file, '// changed');

    expect(timesBuilt()).toBe(2);
  });
});
