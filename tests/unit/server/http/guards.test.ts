import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import type { CorePermission } from '../../../../src/domain/permissions.js';
import { createApiKey } from '../../../../reference-app/server/store/teams.js';
import { routesByHarm } from '../../../support/serverRoutes.js';
import { addUser, ROLES } from '../../../support/testUsers.js';
import { NEEDED } from './neededPermissions.js';

const ORIGIN = 'http://bomdeck.example';
const UUID = '11111111-1111-4111-8111-111111111111';

/** Routes open to anyone. A new entry is a decision. */
const OPEN = [
  'GET /health',
  'GET /health/live',
  'GET /health/ready',
  'GET /health/started',
  'GET /api/version',
  'GET /api/openapi.json',
  'GET /api/openapi.yaml',
  'GET /api/v1/oidc/available',
  'GET /api/v1/badge/vulns/project/:uuid',
  'GET /api/v1/badge/vulns/project/:name/:version',
  'GET /api/v1/badge/violations/project/:uuid',
  'GET /api/v1/badge/violations/project/:name/:version',
  'POST /api/v1/user/login',
  'POST /api/v1/user/oidc/login',
  'POST /api/v1/user/forceChangePassword',
];

/** Routes open to all signed-in users. A new entry is a decision, too. */
const FOR_ALL_SIGNED_IN = [
  'GET /api/v1/team/self',
  'GET /api/v1/user/self',
  'POST /api/v1/user/self',
  'POST /api/v1/user/logout',
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
let clockSkew = 0;

beforeAll(async () => {
  server = await createServer({
    database: ':memory:',
    seed: 'defaults',
    now: () => Date.now() + clockSkew,
  });
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

describe('with a single permission', () => {
  it.each(ROLES.admin)('%s opens what it is for, and nothing else', async (permission) => {
    const answering = await callAll({
      authorization: `Bearer ${await addUser(server.context, [permission])}`,
    });

    const open = [...OPEN, ...FOR_ALL_SIGNED_IN];
    const opened = answering((status) => status !== 403).filter((route) => !open.includes(route));
    expect(opened.map(inTemplate).sort()).toEqual(wanted(permission));
  });

  // Routes that the embedded server has beyond the table, or leaves out of it, are a decision.
  function wanted(permission: CorePermission): string[] {
    const known = new Set(server.routes.map(({ method, path }) => inTemplate(`${method} ${path}`)));
    return (NEEDED[permission] ?? [])
      .map((route) => inTemplate(route.replace(' ', ' /api/v1')))
      .filter((route) => known.has(route))
      .sort();
  }

  it('has every endpoint of the table but those of the mirror of OSV', () => {
    const known = new Set(server.routes.map(({ method, path }) => inTemplate(`${method} ${path}`)));
    const missing = Object.values(NEEDED)
      .flat()
      .filter((route) => !route.includes(' /integration/osv/'))
      .filter((route) => !known.has(inTemplate(route.replace(' ', ' /api/v1'))));

    expect(missing).toEqual([]);
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
    ['a revoked key', revokedKey, 401],
    ['an expired token', expiredToken, 401],
    ['a token of another key', otherKey, 401],
    ['a token without a signature', () => unsigned('none'), 401],
    ['a token whose algorithm is written otherwise', () => unsigned('nOnE'), 401],
    [
      'a good token cut short',
      async () => ({ authorization: `Bearer ${(await addUser(server.context, 'viewer')).slice(0, -4)}` }),
      401,
    ],
    ['a good signature under other claims', otherClaims, 401],
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

/** Invalid keys and tokens are invalid everywhere: one guard checks them all. */
describe('bad credentials', () => {
  it.each([
    ['a revoked key', () => revokedKey()],
    ['a token of another key', otherKey],
    ['a token without a signature', () => unsigned('none')],
    ['an expired token', expiredToken],
  ])('%s: refused by every endpoint that asks for any', async (_, headers) => {
    const answering = await callAll(await headers());

    expect(answering((status) => status !== 401).filter((route) => !OPEN.includes(route))).toEqual([]);
  });
});

function aKey(): string {
  const { context } = server;
  const team = context.db.prepare("select id from team where name = 'Automation'").first<{ id: number }>();
  const { keySecret } = createApiKey(context, team?.id ?? 0);
  return context.secrets.decrypt(keySecret);
}

function revokedKey(): Record<string, string> {
  const key = aKey();
  server.context.db.prepare('delete from apiKey where keyHash = ?').run(server.context.secrets.hashKey(key));
  return { 'x-api-key': key };
}

async function expiredToken(): Promise<Record<string, string>> {
  clockSkew = -8 * 24 * 60 * 60 * 1000;
  const token = await addUser(server.context, 'admin');
  clockSkew = 0;
  return { authorization: `Bearer ${token}` };
}

/** Returns the claims of our token, signed with a different key. */
async function otherKey(): Promise<Record<string, string>> {
  const payload = (await addUser(server.context, 'admin')).split('.')[1] ?? '';
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .sign(new Uint8Array(32).fill(7));
  return { authorization: `Bearer ${token}` };
}

function unsigned(alg: string): Record<string, string> {
  const token = new UnsecuredJWT({})
    .setSubject('admin')
    .setIssuer('Dependency-Track')
    .setExpirationTime('1h')
    .encode();
  const [, payload = ''] = token.split('.');
  const header = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
  return { authorization: `Bearer ${header}.${payload}.` };
}

async function otherClaims(): Promise<Record<string, string>> {
  const [header, payload = '', signature] = (await addUser(server.context, [])).split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const raised = Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url');
  return { authorization: `Bearer ${header}.${raised}.${signature}` };
}

function inTemplate(route: string): string {
  return route.replace(/:\w+(\{[^}]*\})?|\{\w+\}/g, '*');
}

async function callAll(headers: Record<string, string>) {
  const statuses = new Map<string, number>();
  for (const { method, path } of routesByHarm(server)) {
    const concrete = path.replace(/:(\w*[uU]uid\w*)(\{[^}]*\})?/g, UUID).replace(/:\w+(\{[^}]*\})?/g, 'x');
    statuses.set(`${method} ${path}`, (await call(method, concrete, headers)).status);
  }
  return (isWanted: (status: number) => boolean) =>
    [...statuses].filter(([, status]) => isWanted(status)).map(([route]) => route);
}

function call(method: string, path: string, headers: Record<string, string>): Promise<Response> {
  return server.fetch(new Request(ORIGIN + path, { method, headers }));
}
