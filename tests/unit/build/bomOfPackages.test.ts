import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { bomOfPackages, folderFor, withAllNeeded } from '../../../.config/build/bomOfPackages.mjs';
import type { Lockfile } from '../../../.config/build/bomOfPackages.mjs';
import { checkBom } from '../../../src/domain/cyclonedx/checkBom.js';
import { importGraph } from '../../support/importGraph.mjs';

const LOCK: Lockfile = {
  packages: {
    '': { dependencies: { '@scope/table': '1.0.0' }, devDependencies: { server: '2.0.0', linter: '3.0.0' } },
    'node_modules/@scope/table': {
      version: '1.0.0',
      integrity: `sha512-${Buffer.alloc(64, 1).toString('base64')}`,
      license: 'MIT',
      dependencies: { dates: '^1.0.0' },
    },
    'node_modules/server': {
      version: '2.0.0',
      license: '(MIT OR CC0-1.0)',
      dependencies: { dates: '^2.0.0' },
    },
    'node_modules/server/node_modules/dates': { version: '2.1.0', optionalDependencies: { absent: '1.0.0' } },
    'node_modules/dates': { version: '1.0.0' },
    'node_modules/linter': { version: '3.0.0' },
  },
};

const bomOf = (builds: Record<string, string[]>) =>
  bomOfPackages({
    manifest: { name: 'kit', version: '0.1.0' },
    lock: LOCK,
    builds: new Map(Object.entries(builds).map(([folder, names]) => [folder, new Set(names)])),
    now: new Date('2026-11-24T12:00:00Z'),
  });

describe('the bill of materials of the builds', () => {
  it('names what is in them, from where, and what needs what', async () => {
    const bom = bomOf({
      'node_modules/server': ['server'],
      'node_modules/server/node_modules/dates': ['server'],
      'node_modules/@scope/table': ['server', 'console'],
    });

    expect(await checkBom(new TextEncoder().encode(JSON.stringify(bom)))).toMatchObject({ ok: true });
    expect(bom).toMatchObject({
      metadata: { timestamp: '2026-11-24T12:00:00.000Z', component: { name: 'kit', version: '0.1.0' } },
      components: [
        {
          group: '@scope',
          name: 'table',
          purl: 'pkg:npm/%40scope/table@1.0.0',
          hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }],
          licenses: [{ expression: 'MIT' }],
          properties: [{ value: 'console' }, { value: 'server' }],
        },
        { name: 'server', version: '2.0.0', licenses: [{ expression: '(MIT OR CC0-1.0)' }] },
        { name: 'dates', version: '2.1.0', hashes: [], licenses: [] },
      ],
      dependencies: [
        { ref: 'pkg:npm/kit@0.1.0', dependsOn: ['pkg:npm/%40scope/table@1.0.0', 'pkg:npm/server@2.0.0'] },
        // Its packages that are in no build are not named.
        { ref: 'pkg:npm/%40scope/table@1.0.0', dependsOn: [] },
        { ref: 'pkg:npm/server@2.0.0', dependsOn: ['pkg:npm/dates@2.1.0'] },
        { ref: 'pkg:npm/dates@2.1.0', dependsOn: [] },
      ],
    });
  });

  it('is refused with a package that the lockfile does not know', () => {
    expect(() => bomOf({ 'node_modules/stray': ['server'] })).toThrow('node_modules/stray');
  });

  it('finds packages where they are read from, and all that they need', () => {
    expect(folderFor(LOCK, 'dates', 'node_modules/server')).toBe('node_modules/server/node_modules/dates');
    expect(folderFor(LOCK, 'dates', 'node_modules/@scope/table')).toBe('node_modules/dates');
    expect(folderFor(LOCK, 'stray')).toBeUndefined();
    expect([...withAllNeeded(LOCK, 'node_modules/server')]).toEqual([
      'node_modules/server',
      'node_modules/server/node_modules/dates',
    ]);
  });
});

it('the documents name the packages that the server imports, and no others', () => {
  const graph = importGraph(fileURLToPath(new URL('../../../', import.meta.url)));
  const files = new Set(
    ['main.ts', 'work/job.worker.ts', 'runtime/bomCheck.worker.ts'].map(
      (file) => `reference-app/server/${file}`,
    ),
  );
  for (const file of files) for (const imported of graph.get(file) ?? []) files.add(imported);
  const imported = [...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').replace(TYPES, '').matchAll(PACKAGE)].map(([, name = '']) => name),
  );

  const [, listed = ''] = /## What it runs on\n([^#]*)/.exec(readFileSync('docs/server.md', 'utf8')) ?? [];
  const named = [...listed.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
  expect(named).toEqual([...new Set([...imported, ...WRITTEN_FROM])].sort());
});

/** Sources that are written from these hold parts of them, see .config/build/sbom.mjs. */
const WRITTEN_FROM = ['@cyclonedx/cyclonedx-library', 'xmllint-wasm'];

/** Types leave no trace in what runs. */
const TYPES = /^\s*(?:import|export) type\b[^;]*;/gm;
const PACKAGE = /(?:\bfrom\s*|\bimport\s*\(?\s*)'(?!node:)((?:@[^/']+\/)?[a-z][^/']*)(?:\/[^']*)?'/g;
