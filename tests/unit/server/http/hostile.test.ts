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

let server: Server;
let headers: Record<string, string>;
const logged: unknown[] = [];

beforeAll(async () => {
  server = await createServer({
    database: ':memory:',
    seed: 'defaults',
    log: (message, error) => logged.push(message, error),
  });
  addProject(server.context, {
    name: 'target',
    components: [{ name: 'lodash', version: '4.17.15', purl: 'pkg:npm/lodash@4.17.15' }],
    findings: [{ vulnId: 'CVE-2020-8203', component: 'lodash' }],
  });
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

  it('without an error left in the log', () => {
    expect(logged).toEqual([]);
  });

  it('and its data is as it was', () => {
    expect(server.context.db.prepare("select name from project where name = 'target'").all()).toHaveLength(1);
  });
});

function call(method: string, path: string, body?: string): Promise<Response> {
  return server.fetch(
    new Request(ORIGIN + path, {
      method,
      headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
      body,
    }),
  );
}
