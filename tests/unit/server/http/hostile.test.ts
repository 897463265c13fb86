import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import { addProject } from '../../../support/testPortfolio.js';
import { addUser } from '../../../support/testUsers.js';

const ORIGIN = 'http://bomdeck.example';
const HOSTILE = [
  "' or 1=1 --",
  '"; drop table project; --',
  '<img src=x onerror=alert(1)>',
  '\u202Egnp.exe',
  '../../etc/passwd',
  '%',
  '%00',
  '😀'.repeat(50),
  'x'.repeat(10_000),
  '-1',
  '1e999',
  '__proto__',
  '11111111-1111-4111-8111-111111111111',
  'null',
];

// What a JSON member may be instead of what is wanted.
const VALUES: unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  ' ',
  'a\u0000b',
  "'; --",
  [],
  [null],
  {},
  [[[[]]]],
  { $ne: 1 },
  '\ud800',
];

const MEMBERS = [
  ...[
    'uuid',
    'name',
    'version',
    'username',
    'parent',
    'tags',
    'active',
    'classifier',
    'purl',
    'cpe',
    'license',
  ],
  ...[
    'project',
    'component',
    'vulnerability',
    'analysisState',
    'bom',
    'groupName',
    'propertyName',
    'propertyValue',
  ],
  ...[
    'externalReferences',
    'supplier',
    'affectedComponents',
    'cwes',
    'cvssV3Vector',
    'type',
    'url',
    'identifier',
  ],
  ...['team', 'group', 'dn', 'endpoints', 'provider', 'data', 'propertyType', 'includeComponents'],
  ...['publisher', 'publisherClass', 'template', 'templateMimeType', 'publisherConfig', 'notifyOn', 'scope'],
  ...['notificationLevel', 'destination', 'operator', 'subject', 'value', 'violationState'],
];

/** Ten entities, each ten times the one before: three gigabytes once they are all put in. */
const LAUGHS = [
  '<?xml version="1.0"?><!DOCTYPE bom [<!ENTITY e0 "ha">',
  ...Array.from({ length: 9 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`),
  ']><bom xmlns="http://cyclonedx.org/schema/bom/1.5"><components><component type="library"><name>&e9;</name></component></components></bom>',
].join('');

function nestedComponents(depth: number): string {
  const opening = '{"type":"library","name":"x","components":['.repeat(depth);
  return `{"bomFormat":"CycloneDX","specVersion":"1.5","components":[${opening}${']}'.repeat(depth)}]}`;
}

let server: Server;
let target: string;
let headers: Record<string, string>;
const logged: unknown[] = [];

beforeAll(async () => {
  server = await createServer({
    database: ':memory:',
    seed: 'defaults',
    log: (message, error) => logged.push(message, error),
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
});
afterAll(() => server.close());

describe('whatever is sent, the server refuses it in words of its own', () => {
  it('in paths and queries', async () => {
    const failures: string[] = [];
    for (const { method, path } of server.routes) {
      for (const text of HOSTILE) {
        const concrete = path.replace(/:\w+(\{[^}]*\})?/g, encodeURIComponent(text));
        const query = new URLSearchParams(
          [
            'searchText',
            'sortName',
            'pageNumber',
            'pageSize',
            'offset',
            'name',
            'source',
            'purl',
            'severity',
            'query',
            'vector',
            'cpe',
            'type',
          ].map((name) => [name, text]),
        );
        query.set('sortOrder', 'asc');
        const { status } = await call(method, `${concrete}?${query}`);
        if (status >= 500) failures.push(`${method} ${path} ${text.slice(0, 40)} -> ${status}`);
      }
    }

    expect(failures).toEqual([]);
  }, 60_000);

  it('in JSON', async () => {
    const failures: string[] = [];
    const uuid = '11111111-1111-4111-8111-111111111111';
    for (const { method, path } of server.routes) {
      if (method === 'GET') continue;
      const concrete = path.replace(/:\w+(\{[^}]*\})?/g, uuid);
      const bodies = [
        ...VALUES,
        ...VALUES.map((value) => Object.fromEntries(MEMBERS.map((member) => [member, value]))),
        ...MEMBERS.flatMap((member) => VALUES.map((value) => ({ [member]: value }))),
      ];
      for (const body of bodies) {
        const { status } = await call(method, concrete, JSON.stringify(body));
        if (status >= 500)
          failures.push(`${method} ${path} ${JSON.stringify(body).slice(0, 80)} -> ${status}`);
      }
    }

    expect(failures).toEqual([]);
  }, 120_000);

  // Unknown identifiers end most requests early, so the same goes to what exists. Nothing is deleted.
  it('in JSON about what exists', async () => {
    const failures: string[] = [];
    const uuids = [
      'project',
      'component',
      'vulnerability',
      'team',
      'repository',
      'policy',
      'service',
    ].flatMap((table) =>
      server.context.db
        .prepare(`select uuid from "${table}" limit 1`)
        .all<{ uuid: string }>()
        .map(({ uuid }) => uuid),
    );
    for (const { method, path } of server.routes) {
      if (method === 'GET' || method === 'DELETE') continue;
      for (const uuid of uuids) {
        const concrete = path.replace(/:\w+(\{[^}]*\})?/g, uuid);
        for (const value of VALUES) {
          const members = Object.fromEntries(MEMBERS.map((member) => [member, value]));
          for (const body of [members, { ...members, name: 'x', uuid, username: 'x', propertyName: 'p' }]) {
            const { status } = await call(method, concrete, JSON.stringify(body));
            if (status >= 500) failures.push(`${method} ${path} ${JSON.stringify(value)} -> ${status}`);
          }
        }
      }
    }

    expect(failures).toEqual([]);
  }, 60_000);

  it.each([
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
  ])('in JSON of %s', async (_, body) => {
    const failures: string[] = [];
    for (const { method, path } of server.routes) {
      if (method === 'GET') continue;
      const concrete = path.replace(/:\w+(\{[^}]*\})?/g, '11111111-1111-4111-8111-111111111111');
      const { status } = await call(method, concrete, body);
      if (status >= 500) failures.push(`${method} ${path} -> ${status}`);
    }

    expect(failures).toEqual([]);
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
    ['a compressed file', gzipSync(Buffer.alloc(20_000_000))],
    ['an archive', Buffer.from('504b0304140000000800', 'hex')],
    ['numbers', '{"bomFormat":"CycloneDX","specVersion":"1.5","version":1e999,"components":[]}'],
    [
      'the prototype',
      '{"bomFormat":"CycloneDX","specVersion":"1.5","__proto__":{"isAdmin":true},"components":[{"type":"library","name":"__proto__","bom-ref":"constructor"}],"dependencies":[{"ref":"__proto__","dependsOn":["constructor"]}]}',
    ],
  ])(
    'in a document with %s',
    async (_, document) => {
      const startedAt = performance.now();
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

      expect(performance.now() - startedAt).toBeLessThan(15_000);
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
    const startedAt = performance.now();
    await call('POST', `/api/v1/finding/project/${target}/analyze`);
    await server.idle();

    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });

  it('without an error left in the log', () => {
    expect(logged).toEqual([]);
  });

  it('and its data is as it was', () => {
    expect(server.context.db.prepare("select name from project where name = 'target'").all()).toHaveLength(1);
  });
});

function call(method: string, path: string, body?: string | Buffer<ArrayBuffer>): Promise<Response> {
  return server.fetch(
    new Request(ORIGIN + path, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      body,
    }),
  );
}
