import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import { answerChecker } from '../../../support/describedAnswers.js';
import type { AnswerChecker, ApiDocument } from '../../../support/describedAnswers.js';
import { routesByHarm } from '../../../support/serverRoutes.js';
import { addUser } from '../../../support/testUsers.js';

/** Things of the demo portfolio of each kind that a path may name. */
const KINDS = [
  'project',
  'component',
  'vulnerability',
  'team',
  'license',
  'licenseGroup',
  'policy',
  'repository',
];

let server: Server;
let document: ApiDocument;
let checker: AnswerChecker;
let admin: string;
let withoutPermission: string;
/** The answers that differ from their description. */
let untrue: Set<string>;

beforeAll(async () => {
  server = await createServer({ database: ':memory:', seed: 'demo' });
  await server.idle();
  admin = `Bearer ${await addUser(server.context, 'admin')}`;
  withoutPermission = `Bearer ${await addUser(server.context, [])}`;
  const answer = await server.fetch(new Request('http://bomdeck.example/api/openapi.json'));
  document = (await answer.json()) as ApiDocument;
}, 60_000);
afterAll(() => server.close());

describe('the answers that the description of the API names', () => {
  it('refer to shapes that are there', () => {
    const text = JSON.stringify(document);
    const names = (pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

    expect(names(/"#\/components\/schemas\/(\w+)"/g)).toEqual(
      new Set(Object.keys(document.components.schemas)),
    );
    const responses = Object.keys(document.components.responses);
    expect(responses).toEqual(expect.arrayContaining([...names(/"#\/components\/responses\/(\w+)"/g)]));
  });

  it('are those to a reader of the demo portfolio', async () => {
    begin();
    const [some, others] = [someOfEachKind(1), someOfEachKind(2)];
    for (const { method, path } of server.routes.filter((route) => route.method === 'GET')) {
      const hasUuid = /uuid/i.test(path);
      const asked = [
        ...(hasUuid ? others : ['x']).map((uuid) => concrete(path, uuid)),
        ...(hasUuid ? some : ['x']).map((uuid) => `${concrete(path, uuid)}${QUERY}`),
      ];
      for (const url of asked) await call(method, url, { authorization: admin });
    }

    expect([...untrue]).toEqual([]);
    // Those need a specific query, or something that the demo does not have. The recorded scenario covers
    // them.
    const unread = checker.unseen().filter((status) => /^GET .* 200$/.test(status));
    expect(unread.filter((status) => !ELSEWHERE.test(status))).toEqual([]);
  });

  it('are the refusals that a guard, a path and a body bring along', async () => {
    begin();
    const unknown = '11111111-1111-4111-8111-111111111111';
    for (const { method, path } of routesByHarm(server)) {
      const url = concrete(path, unknown);
      await call(method, url);
      await call(method, url, { authorization: withoutPermission });
      await call(method, url, { authorization: admin, accept: 'image/png' });
      if (/uuid/i.test(path)) await call(method, concrete(path, 'x'), { authorization: admin });
      if (method === 'GET') continue;
      const headers = { authorization: admin, 'content-type': 'application/json' };
      for (const body of ['', '{', '{}', '[]', '[{}]', '{"name":{}}']) await call(method, url, headers, body);
      // Some look up the item in the path before they read the body.
      for (const uuid of /uuid/i.test(path) ? someOfEachKind(1) : ['x']) {
        for (const type of ['application/json', 'multipart/form-data', 'text/plain', FORM]) {
          const tooLong = { 'content-type': type, 'content-length': '200000000' };
          await call(method, concrete(path, uuid), { ...headers, ...tooLong }, '{}');
        }
        await call(method, concrete(path, uuid), { ...headers, 'content-type': 'image/png' }, 'x');
      }
    }

    expect([...untrue]).toEqual([]);
    const refusals = checker.unseen().filter((status) => / (40[136]|413|415)$/.test(status));
    // A suspended user, who is in the recorded scenario and in tests of signing in, and an identity provider, which has its own.
    expect(refusals).toEqual([
      'POST /api/v1/user/login 403',
      'POST /api/v1/user/oidc/login 401',
      'POST /api/v1/user/oidc/login 403',
      'POST /api/v1/user/forceChangePassword 403',
    ]);
  });
});

/** Existing items are deleted last, so that the other requests still find them. */
const QUERY = '?pageSize=3&suppressed=true&format=json&variant=vdr';

const ELSEWHERE =
  /analysis|badge|calculator|\{projectUuid\}\/dependencyGraph|oidc\/group|lookup|latest|service|team\/self/;

const FORM = 'application/x-www-form-urlencoded';

function begin(): void {
  checker = answerChecker(document);
  untrue = new Set();
}

async function call(method: string, path: string, headers: Record<string, string> = {}, body?: string) {
  const request = new Request(`http://bomdeck.example${path}`, { method, headers, body });
  const answer = await server.fetch(request);
  const untruth = await checker.check(request, answer);
  if (untruth) untrue.add(untruth);
}

function someOfEachKind(atMost: number): string[] {
  return KINDS.flatMap((table) =>
    server.context.db
      .prepare(`select uuid from "${table}" order by id limit ${atMost}`)
      .all<{ uuid: string }>()
      .map(({ uuid }) => uuid),
  );
}

function concrete(path: string, uuid: string): string {
  const known = server.context.db
    .prepare('select source, vulnId from vulnerability order by id limit 1')
    .first<{ source: string; vulnId: string }>();
  const project = server.context.db
    .prepare('select name, version from project where version is not null order by id limit 1')
    .first<{ name: string; version: string }>();
  const values: Record<string, string | undefined> = {
    source: known?.source,
    vuln: known?.vulnId,
    name: project?.name,
    version: project?.version,
    classifier: 'LIBRARY',
    hash: 'd41d8cd98f00b204e9800998ecf8427e',
    type: 'NPM',
    licenseId: 'MIT',
    cweId: '79',
    days: '30',
    date: '20240101',
  };
  return path.replace(/:(\w+)(\{[^}]*\})?\??/g, (_, name: string) =>
    encodeURIComponent(/uuid/i.test(name) ? uuid : (values[name] ?? 'x')),
  );
}
