import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';
import { compileSchema } from '../../../../../src/domain/cyclonedx/json/compileSchema.js';
import type {
  CompiledSchema,
  JsonObjectSchema,
} from '../../../../../src/domain/cyclonedx/json/compileSchema.js';
import { FORMATS } from '../../../../../src/domain/cyclonedx/json/formats.js';
import { randomNumbers, richBom } from '../boms.js';

const VERSIONS = ['1.2', '1.3', '1.4', '1.5', '1.6', '1.7'];
const MUTATIONS = 800;

describe('the verdict of an independent validator', () => {
  it.each(VERSIONS)('is the same for %s, whatever is changed in a BOM', async (version) => {
    const ours = await compiledSchema(version);
    const theirs = independentValidator(version);
    const random = randomNumbers(Number(version.slice(2)));
    let invalid = 0;

    for (let round = 0; round < MUTATIONS; round++) {
      const bom: unknown = JSON.parse(JSON.stringify(richBom(version)));
      const changes = round === 0 ? [] : mutate(bom, random, 1 + Math.floor(random() * 3));
      const isValid = theirs(bom) as boolean;
      const { count, problems } = await ours.check(bom, 50);

      expect({ changes, isValid: count === 0, problems }).toMatchObject({ isValid });
      expect(problems.length).toBe(Math.min(count, 50));
      if (round === 0) expect(theirs.errors).toBe(null);
      if (!isValid) invalid++;
    }

    expect(invalid).toBeGreaterThan(MUTATIONS / 3);
    expect(invalid).toBeLessThan(MUTATIONS);
  });
});

describe('problems', () => {
  const object = { type: 'object', additionalProperties: false };
  const cases: [string, JsonObjectSchema, unknown, object[]][] = [
    [
      'a wrong type',
      { type: ['string', 'null'] },
      1,
      [{ path: '', code: 'type', params: { expected: ['string', 'null'], found: 'integer' } }],
    ],
    ['a missing member', { required: ['a'] }, {}, [{ path: '', code: 'missing', params: { name: 'a' } }]],
    [
      'a member too many',
      { ...object, properties: { a: true } },
      { b: 1 },
      [{ path: '/b', code: 'unexpected', isAtName: true, params: { name: 'b', expected: ['a'] } }],
    ],
    [
      'a name that JSON objects inherit',
      { ...object, properties: {} },
      JSON.parse('{"__proto__":1,"constructor":2}'),
      [{ path: '/__proto__' }, { path: '/constructor' }],
    ],
    [
      'a name with slash and tilde',
      { additionalProperties: { type: 'string' } },
      { 'a/b~c': 1 },
      [{ path: '/a~1b~0c' }],
    ],
    [
      'a value outside a list',
      { enum: ['a', 'b'] },
      'c',
      [{ code: 'enum', params: { value: 'c', allowed: ['a', 'b'], allowedCount: 2 } }],
    ],
    [
      'a text that does not match',
      { pattern: '^a$' },
      'b',
      [{ code: 'pattern', params: { value: 'b', pattern: '^a$' } }],
    ],
    ['a text too short in characters', { minLength: 2 }, '🙂', [{ code: 'tooShort', params: { limit: 2 } }]],
    ['a text of the least length', { minLength: 2 }, '🙂🙂', []],
    ['a number out of range', { minimum: 0, maximum: 1 }, 2, [{ code: 'tooLarge', params: { limit: 1 } }]],
    [
      'an item that repeats another',
      { uniqueItems: true },
      [{ a: 1, b: 2 }, 1, { b: 2, a: 1 }],
      [{ path: '/2', code: 'duplicate', params: { duplicateOf: 0 } }],
    ],
    [
      'one of two names, none there',
      { oneOf: [{ required: ['id'] }, { required: ['name'] }] },
      {},
      [{ path: '', code: 'missingOneOf', params: { names: ['id', 'name'] } }],
    ],
    [
      'one of two names, both there',
      { oneOf: [{ required: ['id'] }, { required: ['name'] }] },
      { id: 1, name: 1 },
      [{ path: '', code: 'onlyOneOf', params: { names: ['id', 'name'] } }],
    ],
    [
      'members that exclude each other',
      { not: { required: ['version', 'versionRange'] } },
      { version: '1', versionRange: 'vers:npm/1' },
      [{ path: '', code: 'onlyOneOf', params: { names: ['version', 'versionRange'] } }],
    ],
    [
      'members that exclude each other, of which one is there',
      { not: { required: ['a', 'b'] } },
      { a: 1 },
      [],
    ],
    [
      'a member that may not be there',
      { not: { required: ['a'] } },
      { a: 1 },
      [{ path: '/a', code: 'unexpected', isAtName: true, params: { name: 'a' } }],
    ],
    [
      'the alternative that was meant, not those of another shape',
      {
        anyOf: [
          { type: 'string' },
          { ...object, properties: { a: { ...object, properties: { b: { enum: ['x'] } } } } },
          { ...object, required: ['c'], properties: { c: true } },
        ],
      },
      { a: { b: 'y' } },
      [{ path: '/a/b', code: 'enum' }],
    ],
  ];

  it.each(cases)('name %s', async (_title, schema, value, expected) => {
    const { problems, count } = await compileSchema({ properties: { value: schema } }, {}).check(
      { value },
      50,
    );

    expect(count).toBe(expected.length);
    const withPath = expected.map((problem) =>
      'path' in problem ? { ...problem, path: `/value${String(problem.path)}` } : problem,
    );
    expect(problems).toMatchObject(withPath);
  });

  it('are counted beyond the limit and kept up to it', async () => {
    const schema = compileSchema({ properties: { list: { items: { items: { type: 'string' } } } } }, {});
    const list = [Array.from({ length: 200_000 }, (_, index) => index)];

    const report = await schema.check({ list }, 3);

    expect(report.count).toBe(200_000);
    expect(report.problems.map((problem) => problem.path)).toEqual(['/list/0/0', '/list/0/1', '/list/0/2']);
  });

  it('are found in slices', async () => {
    const schema = compileSchema({ properties: { list: { items: { type: 'string' } } } }, {});
    let pauses = 0;

    const report = await schema.check({ list: [...Array(1000).keys()] }, 3, async () => {
      pauses++;
    });

    expect(report.count).toBe(1000);
    expect(pauses).toBeGreaterThan(50);
  });
});

async function compiledSchema(version: string): Promise<CompiledSchema> {
  const folder = '../../../../../src/domain/cyclonedx/generated';
  const { schema } = (await import(`${folder}/schema-${version}.js`)) as { schema: JsonObjectSchema };
  const { sharedSchemas } = await import('../../../../../src/domain/cyclonedx/generated/schema-shared.js');
  return compileSchema(schema, sharedSchemas);
}

/** The original schema with everything in it, and ajv. */
function independentValidator(version: string): ValidateFunction {
  const library = createRequire(import.meta.url).resolve('@cyclonedx/cyclonedx-library/package.json');
  const read = (name: string) =>
    JSON.parse(
      readFileSync(join(dirname(library), 'res/schema', `${name}.SNAPSHOT.schema.json`), 'utf8'),
    ) as object;
  const ajv = new Ajv({ strict: false });
  for (const [name, isFormat] of Object.entries(FORMATS)) ajv.addFormat(name, isFormat);
  for (const name of ['spdx', 'jsf-0.82', 'cryptography-defs'])
    ajv.addSchema(read(name), `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`);
  return ajv.compile(read(version < '1.4' ? `bom-${version}-strict` : `bom-${version}`));
}

/** Changes a few places of a BOM and returns them. */
function mutate(bom: unknown, random: () => number, times: number): string[] {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
  const done: string[] = [];
  for (let time = 0; time < times; time++) {
    const places = placesOf(bom);
    const { holder, key, path } = pick(places);
    const value = holder[key];
    const action = pick(['delete', 'replace', 'swap', 'add', 'repeat', 'shorten']);
    if (action === 'delete') {
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
    } else if (action === 'replace') {
      holder[key] = pick([
        null,
        true,
        -1,
        1.5,
        '',
        'x',
        'a b',
        'https://a.example',
        '2026-02-30T00:00:00Z',
        [],
        {},
        [{}],
        'MIT',
      ]);
    } else if (action === 'swap') {
      const other = pick(places);
      holder[key] = JSON.parse(JSON.stringify(other.holder[other.key])) as unknown;
    } else if (action === 'add' && typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const name = pick([
        'name',
        'ref',
        'id',
        'expression',
        'unknown',
        'bom-ref',
        'version',
        'type',
        'components',
      ]);
      (value as Record<string, unknown>)[name] = pick(['x', 1, [], ['x'], 'library', 'root']);
    } else if (action === 'repeat' && Array.isArray(value) && value.length > 0) {
      value.push(JSON.parse(JSON.stringify(pick(value))));
    } else if (action === 'shorten' && typeof value === 'string') {
      holder[key] = value.slice(0, Math.floor(random() * value.length));
    } else continue;
    done.push(`${action} ${path}`);
  }
  return done;
}

interface Place {
  holder: Record<string, unknown>;
  key: string;
  path: string;
}

function placesOf(value: unknown, path = ''): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [
    { holder, key, path: `${path}/${key}` },
    ...placesOf(holder[key], `${path}/${key}`),
  ]);
}
