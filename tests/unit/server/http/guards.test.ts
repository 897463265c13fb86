import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import { createApiKey } from '../../../../reference-app/server/store/teams.js';
import { addUser } from '../../../support/testUsers.js';

const ORIGIN = 'http://bomdeck.example';
const UUID = '11111111-1111-4111-8111-111111111111';

/** What anybody may call. A new entry is a decision. */
const OPEN = [
  'GET /health',
  'GET /health/live',
  'GET /health/ready',
  'GET /health/started',
  'GET /api/version',
  'GET /api/v1/oidc/available',
  'GET /api/v1/badge/vulns/project/:uuid',
  'GET /api/v1/badge/vulns/project/:name/:version',
  'GET /api/v1/badge/violations/project/:uuid',
  'GET /api/v1/badge/violations/project/:name/:version',
  'POST /api/v1/user/login',
  'POST /api/v1/user/oidc/login',
  'POST /api/v1/user/forceChangePassword',
];

/** What everybody may call who is signed in. A new entry is a decision, too. */
const FOR_ALL_SIGNED_IN = [
  'GET /api/v1/team/self',
  'GET /api/v1/user/self',
  'POST /api/v1/user/self',
  'GET /api/v1/repository/latest',
  'GET /api/v1/calculator/cvss',
  'GET /api/v1/calculator/owasp',
  'GET /api/v1/cwe',
  'GET /api/v1/cwe/:cweId',
  'GET /api/v1/event/token/:uuid',
  'GET /api/v1/license',
  'GET /api/v1/license/concise',
  'GET /api/v1/license/:licenseId',
];

let server: Server;
let powerless: string;

beforeAll(async () => {
  server = await createServer({ database: ':memory:', seed: 'defaults' });
  powerless = await addUser(server.context, []);
});
afterAll(() => server.close());

describe('without credentials', () => {
  it('only the open endpoints answer', async () => {
    const answering = await callAll({});

    expect(answering((status) => status !== 401).filter((route) => !OPEN.includes(route))).toEqual([]);
  });
});

describe('without a permission', () => {
  it('only what is for all signed-in users answers', async () => {
    const answering = await callAll({ authorization: `Bearer ${powerless}` });

    const open = [...OPEN, ...FOR_ALL_SIGNED_IN];
    expect(answering((status) => status !== 403).filter((route) => !open.includes(route))).toEqual([]);
  });
});

describe('credentials', () => {
  it.each([
    ['a token', async () => ({ authorization: `Bearer ${await addUser(server.context, 'viewer')}` }), 200],
    [
      'a token in a cookie',
      async () => ({ cookie: `Authorization-Token=${await addUser(server.context, 'viewer')}` }),
      200,
    ],
    ['a key', () => ({ 'x-api-key': aKey() }), 200],
    ['a garbage token', () => ({ authorization: 'Bearer not.a.token' }), 401],
    ['a garbage token beside a good key', () => ({ authorization: 'Bearer x', 'x-api-key': aKey() }), 401],
    [
      'a token without the word Bearer',
      async () => ({ authorization: await addUser(server.context, 'viewer') }),
      401,
    ],
    ['a garbage key', () => ({ 'x-api-key': 'odt_x' }), 401],
  ])('%s: %#', async (_, headers, status) => {
    expect((await call('GET', '/api/v1/project', await headers())).status).toBe(status);
  });

  it('of a suspended user are worth nothing, although they were good', async () => {
    const token = await addUser(server.context, ['VIEW_PORTFOLIO']);
    const username = (
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }
    ).sub;
    const headers = { authorization: `Bearer ${token}` };
    expect((await call('GET', '/api/v1/project', headers)).status).toBe(200);

    server.context.db.prepare('update user set suspended = 1 where username = ?').run(username);

    expect((await call('GET', '/api/v1/project', headers)).status).toBe(401);
  });

  it('carry the permissions of now, not those of the sign-in', async () => {
    const token = await addUser(server.context, 'auditor');
    server.context.db.prepare("delete from userPermission where permission = 'VIEW_PORTFOLIO'").run();

    expect((await call('GET', '/api/v1/project', { authorization: `Bearer ${token}` })).status).toBe(403);
  });
});

function aKey(): string {
  const { context } = server;
  const team = context.db.prepare("select id from team where name = 'Automation'").first<{ id: number }>();
  const { keySecret } = createApiKey(context, team?.id ?? 0);
  return context.secrets.decrypt(keySecret);
}

async function callAll(headers: Record<string, string>) {
  const statuses = new Map<string, number>();
  for (const { method, path } of server.routes) {
    const concrete = path.replace(/:(\w*[uU]uid\w*)(\{[^}]*\})?/g, UUID).replace(/:\w+(\{[^}]*\})?/g, 'x');
    statuses.set(`${method} ${path}`, (await call(method, concrete, headers)).status);
  }
  return (isWanted: (status: number) => boolean) =>
    [...statuses].filter(([, status]) => isWanted(status)).map(([route]) => route);
}

function call(method: string, path: string, headers: Record<string, string>): Promise<Response> {
  return server.fetch(new Request(ORIGIN + path, { method, headers }));
}
