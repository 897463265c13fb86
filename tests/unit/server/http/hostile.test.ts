import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import { answerChecker } from '../../../support/describedAnswers.js';
import type { AnswerChecker, ApiDocument } from '../../../support/describedAnswers.js';
import { addressOf, operationsOf, placesOf } from '../../../support/requestPlaces.js';
import type { Operation, Place } from '../../../support/requestPlaces.js';
import { addProject } from '../../../support/testPortfolio.js';
import { DEPTH } from '../../../support/depth.js';
import { addUser } from '../../../support/testUsers.js';
import { cpuTimer } from '../../../support/cpuTimer.js';

const ORIGIN = 'http://bomdeck.example';
const UUID = '11111111-1111-4111-8111-111111111111';
/** Processor time of one request; whatever is sent, others must not wait long for it. */
const MOST_CPU_MS = 2_000;

/** Texts by what they are after; each place gets one of them in turn, and where the class matters as many as the depth. */
const TEXTS: Record<string, { texts: readonly string[]; matters: (place: Place) => boolean }> = {
  SQL: {
    texts: [
      "' or 1=1 --",
      '"; drop table project; --',
      "x' union select passwordHash from user --",
      "%' escape 'x",
      'name) desc, (select 1/0',
    ],
    matters: ({ kind }) => kind === 'query',
  },
  'paths out of their folder': {
    texts: ['../../../etc/passwd', '..%2f..%2fetc%2fpasswd', 'file:///etc/passwd', 'a\u0000.json', '%', '.'],
    matters: ({ kind }) => kind === 'path',
  },
  'regular expressions without an end': {
    texts: [
      `${'a'.repeat(20_000)}!`,
      `(${'a+'.repeat(50)})+$`,
      '*'.repeat(2_000),
      '('.repeat(2_000),
      `cpe:2.3:a:${'*?'.repeat(500)}:x:*:*:*:*:*:*:*:*`,
      `pkg:npm/${'%40'.repeat(2_000)}@`,
      `${' '.repeat(20_000)}x`,
      `${'/:'.repeat(5_000)}@`,
      '%'.repeat(60_000),
    ],
    matters: ({ name }) => /value|cpe|purl|vector|search|url|query|dn|mail|identifier|template/i.test(name),
  },
  'XML entities': {
    texts: ['<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'],
    matters: () => false,
  },
  markup: {
    texts: ['<img src=x onerror=alert(1)>', '\u202Egnp.exe', '😀'.repeat(50), ' ', ''],
    matters: () => false,
  },
  'deep JSON': { texts: ['['.repeat(20_000), '{"a":'.repeat(5_000)], matters: () => false },
  prototypes: { texts: ['__proto__', 'constructor', 'toString'], matters: () => false },
  'huge numbers': {
    texts: ['9'.repeat(400), '9223372036854775808', '-1', '1e999', 'NaN', '-9007199254740993', '0x7fffffff'],
    matters: ({ isNumber }) => isNumber,
  },
};

/**
 * The values that a JSON member may have instead of the expected one. Each member gets some of them in turn.
 */
const VALUES: unknown[] = [
  null,
  true,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  'a\u0000b',
  '\ud800',
  UUID,
  [],
  [null],
  {},
  { $ne: 1 },
];

/** Ten entities, each ten times the one before: three gigabytes once they are all put in. */
const LAUGHS = [
  '<?xml version="1.0"?><!DOCTYPE bom [<!ENTITY e0 "ha">',
  ...Array.from({ length: 9 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`),
  ']><bom xmlns="http://cyclonedx.org/schema/bom/1.5"><components><component type="library"><name>&e9;</name></component></components></bom>',
].join('');

/** Fifty megabytes once it is unpacked. */
const BOMB = gzipSync(Buffer.alloc(50_000_000));

function nestedComponents(depth: number): string {
  const opening = '{"type":"library","name":"x","components":['.repeat(depth);
  return `{"bomFormat":"CycloneDX","specVersion":"1.5","components":[${opening}${']}'.repeat(depth)}]}`;
}

let server: Server;
let target: string;
let headers: Record<string, string>;
let operations: Operation[];
let places: Place[];
let checker: AnswerChecker;
/** Added to the clock, or those who guess passwords would be made to wait. */
let passedMs = 0;
const faults: unknown[] = [];

beforeAll(async () => {
  server = await createServer({
    database: ':memory:',
    seed: 'defaults',
    now: () => Date.now() + passedMs,
    // A task that could not be done is reported without an error. With an error, it is a fault of the server.
    log: (message, error) => error === undefined || faults.push(message, error),
  });
  const { project } = addProject(server.context, {
    name: 'target',
    version: '1',
    components: [{ name: 'lodash', version: '4.17.15', purl: 'pkg:npm/lodash@4.17.15' }],
    findings: [{ vulnId: 'CVE-2020-8203', component: 'lodash' }],
  });
  target = project.uuid;
  server.context.db
    .prepare(
      "insert into service (uuid, projectId, name) values ('22222222-2222-4222-8222-222222222222', 1, 's')",
    )
    .run();
  headers = { authorization: `Bearer ${await addUser(server.context, 'admin')}` };
  const document: unknown = await (await call('GET', '/api/openapi.json')).json();
  // They take nothing but a name, and would end what the others are asked with (a name of one dot leads from one to the other).
  operations = operationsOf(document).filter(({ path }) => !path.endsWith('/logout'));
  checker = answerChecker(document as ApiDocument);
});
afterAll(() => server.close());

describe('whatever is sent, the server refuses it in words of its own', () => {
  it.each<[string, string | Buffer<ArrayBuffer>, encoding?: string]>([
    ['no object', 'null'],
    ['numbers only', '[1e308,-1]'],
    ['deep arrays', '['.repeat(200_000)],
    ['deep arrays that end', '['.repeat(20_000) + ']'.repeat(20_000)],
    ['deep objects', '{"a":'.repeat(50_000) + '1' + '}'.repeat(50_000)],
    ['deep members', `{"name":"x","parent":${'{"parent":'.repeat(5_000)}{}${'}'.repeat(5_000)}}`],
    [
      'the prototype',
      '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"name":"x"}',
    ],
    [
      'the prototype below',
      '{"name":"x","tags":[{"__proto__":{"isAdmin":true}}],"parent":{"__proto__":{"uuid":"x"}}}',
    ],
    [
      'huge numbers',
      '{"name":1e400,"version":123456789012345678901234567890,"cwes":[{"cweId":1e400}],"active":-0}',
    ],
    ['many members', `{${Array.from({ length: 20_000 }, (_, index) => `"m${index}":1`).join()}}`],
    ['the same member again and again', `{${'"name":"x",'.repeat(20_000)}"name":"y"}`],
    ['broken UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['a bomb', BOMB, 'gzip'],
    ['a bomb that says it is none', BOMB],
    ['an unknown encoding', '{}', 'x-unknown, br, gzip'],
  ])('in bodies of %s', async (_, body, encoding) => {
    const requests = operations.flatMap((operation) =>
      Object.keys(operation.content).map((type) => ({
        label: `${operation.method} ${operation.path} ${type}`,
        request: () =>
          new Request(addressOf(operation, new Map([['', UUID]])), {
            method: operation.method,
            headers: {
              ...headers,
              'content-type': `${type}; boundary=x`,
              ...(encoding && { 'content-encoding': encoding }),
            },
            body,
          }),
      })),
    );

    expect(await failuresOf(requests)).toEqual([]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it.each([
    ['entities of entities', LAUGHS],
    [
      'a file of this machine',
      '<?xml version="1.0"?><!DOCTYPE bom [<!ENTITY e SYSTEM "file:///etc/passwd">]><bom xmlns="http://cyclonedx.org/schema/bom/1.5"><components><component type="library"><name>&e;</name></component></components></bom>',
    ],
    [
      'a parameter entity',
      '<?xml version="1.0"?><!DOCTYPE bom [<!ENTITY % e SYSTEM "http://127.0.0.1:9/x.dtd"> %e;]><bom xmlns="http://cyclonedx.org/schema/bom/1.5"/>',
    ],
    ['elements in elements', `<bom xmlns="http://cyclonedx.org/schema/bom/1.5">${'<a>'.repeat(100_000)}`],
    [
      'components in components',
      `<bom xmlns="http://cyclonedx.org/schema/bom/1.5">${'<components><component type="library"><name>x</name>'.repeat(5_000)}${'</component></components>'.repeat(5_000)}</bom>`,
    ],
    ['arrays in arrays', `{"bomFormat":"CycloneDX","specVersion":"1.5","components":${'['.repeat(100_000)}`],
    ['components in components of JSON', nestedComponents(2_000)],
    ['a compressed file', BOMB],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
    ['numbers', '{"bomFormat":"CycloneDX","specVersion":"1.5","version":1e999,"components":[]}'],
    [
      'the prototype',
      '{"bomFormat":"CycloneDX","specVersion":"1.5","__proto__":{"isAdmin":true},"components":[{"type":"library","name":"__proto__","bom-ref":"constructor"}],"dependencies":[{"ref":"__proto__","dependsOn":["constructor"]}]}',
    ],
  ])(
    'in a document with %s',
    async (_, document) => {
      const cpuMs = cpuTimer();
      for (const [path, member] of [
        ['/api/v1/bom', 'bom'],
        ['/api/v1/vex', 'vex'],
      ] as const) {
        const project = { projectName: 'target', projectVersion: '1' };
        const body = JSON.stringify({ ...project, [member]: Buffer.from(document).toString('base64') });
        const form = new FormData();
        for (const [name, value] of Object.entries(project)) form.set(name, value);
        form.set(member, new Blob([Buffer.from(document)]));
        expect((await call('PUT', path, body)).status).toBeLessThan(500);
        const sent = new Request(ORIGIN + path, { method: 'POST', headers, body: form });
        expect((await server.fetch(sent)).status).toBeLessThan(500);
      }
      await server.idle();

      expect(cpuMs()).toBeLessThan(15_000);
      expect(JSON.stringify(server.context.db.prepare('select name from component').all())).not.toContain(
        'root:',
      );
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    },
    30_000,
  );

  it('in patterns of policies, without waiting for ever', async () => {
    for (const value of [
      '(a+)+$',
      '*'.repeat(200),
      '(',
      '[',
      '\\',
      `${'.*'.repeat(60)}x`,
      '(?<!a)'.repeat(100),
    ]) {
      const policy = (await (
        await call('PUT', '/api/v1/policy', JSON.stringify({ name: `pattern ${value}`.slice(0, 200) }))
      ).json()) as { uuid: string };
      const condition = {
        subject: 'COORDINATES',
        operator: 'MATCHES',
        value: JSON.stringify({ group: value, name: value, version: value }),
      };
      for (const body of [condition, { subject: 'PACKAGE_URL', operator: 'MATCHES', value }]) {
        const { status } = await call('PUT', `/api/v1/policy/${policy.uuid}/condition`, JSON.stringify(body));
        expect(status).toBeLessThan(500);
      }
    }
    const cpuMs = cpuTimer();
    await call('POST', `/api/v1/finding/project/${target}/analyze`);
    await server.idle();

    expect(cpuMs()).toBeLessThan(5_000);
  });

  it.each(['%', '%ZZ', '%c0%ae%c0%ae', '..;', '%00', '%2e%2e%2f'])(
    'in paths with the escape %s',
    async (text) => {
      const requests = operations.map(({ method, path }) => ({
        label: `${method} ${path}`,
        request: () => new Request(ORIGIN + path.replace(/\{\w+\}/g, text), { method, headers }),
      }));

      expect(await failuresOf(requests)).toEqual([]);
    },
  );

  describe('in each place of each endpoint', () => {
    beforeAll(async () => {
      await makeOneOfEachKind();
      const existing = new Map([['', target], ...existingUuids()]);
      places = operations.flatMap((operation) => placesOf(operation, existing, headers));
    });

    it('of which there are more than five hundred', () => {
      expect(operations).toHaveLength(server.routes.length - 2);
      expect(places.length).toBeGreaterThan(500);
    });

    it.each(Object.entries(TEXTS))(
      'with %s',
      async (_, { texts, matters }) => {
        const requests = places.flatMap((place, index) =>
          rotated(texts, index, matters(place) ? DEPTH : 1).map((text) => filled(place, text)),
        );

        expect(await failuresOf(requests)).toEqual([]);
      },
      60_000,
    );

    it('with JSON of another kind', async () => {
      const requests = places
        .filter(({ kind }) => kind === 'json')
        .flatMap((place, index) => rotated(VALUES, index, 3 * DEPTH).map((value) => filled(place, value)));

      expect(await failuresOf(requests)).toEqual([]);
    }, 60_000);
  });

  it('and goes on, without an error in its log and with all it had', async () => {
    await server.idle();

    expect(faults).toEqual([]);
    expect((await call('GET', `/api/v1/project/${target}`)).status).toBe(200);
  });
});

/** So many of a list, from another start for each place; none twice. */
function rotated<T>(list: readonly T[], start: number, count: number): T[] {
  const from = start % list.length;
  return [...list.slice(from), ...list.slice(0, from)].slice(0, count);
}

/** It is made when it is its turn: thousands of them at a time would fill the memory. */
interface Attempt {
  label: string;
  request: () => Request;
}

const filled = (place: Place, value: unknown): Attempt => ({
  label: `${place.label} ${String(JSON.stringify(value)).slice(0, 40)}`,
  request: () => place.request(value),
});

/** Returns the attempts that end in a server error or in an undescribed answer, or that take too long. */
async function failuresOf(attempts: readonly Attempt[]): Promise<string[]> {
  const failures: string[] = [];
  for (const { label, request } of attempts) {
    const timer = cpuTimer();
    if (/login|forceChangePassword/.test(label)) passedMs += 3_600_000;
    const asked = request();
    const answer = await server.fetch(asked);
    const cpuMs = timer();
    const { status } = answer;
    if (status >= 500 || cpuMs > MOST_CPU_MS) failures.push(`${label}: ${status} in ${Math.round(cpuMs)} ms`);
    const untruth = await checker.check(asked, answer);
    if (untruth) failures.push(`${label}: ${status}, ${untruth}`);
  }
  return failures;
}

/** So that requests are not over as soon as they name what they are about. */
async function makeOneOfEachKind(): Promise<void> {
  const make = async (path: string, body: object) =>
    (await (await call('PUT', path, JSON.stringify(body))).json()) as { uuid: string };
  const { uuid } = await make('/api/v1/policy', { name: 'one' });
  await make(`/api/v1/policy/${uuid}/condition`, { subject: 'PACKAGE_URL', operator: 'MATCHES', value: 'x' });
  const [publisher] = (await (await call('GET', '/api/v1/notification/publisher')).json()) as object[];
  await make('/api/v1/notification/rule', {
    name: 'one',
    scope: 'PORTFOLIO',
    notificationLevel: 'INFORMATIONAL',
    publisher,
  });
  await make(`/api/v1/service/project/${target}`, { name: 'one' });
  await make('/api/v1/oidc/group', { name: 'one' });
}

/** One of each table that has any, by its name in lower case. */
function existingUuids(): [string, string][] {
  const { db } = server.context;
  const tables = db
    .prepare(
      `select name from sqlite_master as t where type = 'table'
       and exists (select 1 from pragma_table_info(t.name) where name = 'uuid')`,
    )
    .all<{ name: string }>();
  return tables.flatMap(({ name }) =>
    db
      .prepare(`select uuid from "${name}" order by id limit 1`)
      .all<{ uuid: string }>()
      .map(({ uuid }): [string, string] => [name.toLowerCase(), uuid]),
  );
}

function call(method: string, path: string, body?: string | Buffer<ArrayBuffer>): Promise<Response> {
  return server.fetch(
    new Request(ORIGIN + path, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      body,
    }),
  );
}
