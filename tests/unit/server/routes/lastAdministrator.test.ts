import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { ServerOptions } from '../../../../reference-app/server/app.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

const TOLD =
  'After this change, no one who can sign in would have the ACCESS_MANAGEMENT permission. Grant it to someone else first.';

const PROVIDER = {
  ...{ issuer: 'https://identity.example', clientId: 'bomdeck', usernameClaim: 'name', teamsClaim: 'groups' },
  ...{ createsUsers: false, syncsTeams: false, defaultTeams: [] },
};

const REFERENCE = { username: 'admin', fullname: 'Admin', email: 'admin@bomdeck.example' };

/** Every request after which `admin`, who manages access by being in a team, does so no more. */
const WAYS: [string, method: string, path: string, body?: object][] = [
  ['the permission taken from the team', 'DELETE', '/permission/ACCESS_MANAGEMENT/team/TEAM'],
  ['the team deleted', 'DELETE', '/team', { uuid: 'TEAM' }],
  ['the membership ended', 'DELETE', '/user/admin/membership', { uuid: 'TEAM' }],
  ['the account deleted', 'DELETE', '/user/managed', { username: 'admin' }],
  ['the account suspended', 'POST', '/user/managed', { ...REFERENCE, suspended: true }],
];

describe('the last administrator', () => {
  let server: TestServer;
  let team: string;
  let token: string;
  beforeEach(() => start());
  afterEach(() => server.close());

  async function start(options: Partial<ServerOptions> = {}): Promise<void> {
    server = await testServer(options);
    token = await server.tokenFor('admin');
    const { db } = server.context;
    db.prepare('delete from userPermission').run();
    team = db.prepare("select uuid from team where name = 'Administrators'").first<{ uuid: string }>()!.uuid;
  }

  function call(method: string, path: string, body?: object): Promise<Response> {
    const withTeam = (text: string) => text.replace('TEAM', team);
    return server.fetch(`/api/v1${withTeam(path)}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && withTeam(JSON.stringify(body)),
    });
  }

  async function addAdministrator(kind: 'managed' | 'oidc' | 'ldap', isSuspended = false): Promise<void> {
    const { db } = server.context;
    const { id } = db
      .prepare('insert into user (kind, username, suspended) values (?, ?, ?)')
      .run(kind, 'second', isSuspended);
    db.prepare("insert into userPermission (userId, permission) values (?, 'ACCESS_MANAGEMENT')").run(id);
  }

  it.each(WAYS)('is not lost by %s', async (_, method, path, body) => {
    const answer = await call(method, path, body);

    expect({ status: answer.status, text: await answer.text() }).toEqual({ status: 409, text: TOLD });
    expect((await call('GET', '/user/managed')).status).toBe(200);
  });

  it.each(WAYS)('goes with %s where somebody else manages access', async (_, method, path, body) => {
    await addAdministrator('managed');

    expect((await call(method, path, body)).status).toBeLessThan(300);
  });

  it('keeps the permission that was granted to them alone', async () => {
    await call('POST', '/permission/ACCESS_MANAGEMENT/user/admin');
    expect((await call('DELETE', '/permission/ACCESS_MANAGEMENT/team/TEAM')).status).toBe(200);

    expect((await call('DELETE', '/permission/ACCESS_MANAGEMENT/user/admin')).status).toBe(409);
    expect((await call('DELETE', '/permission/SYSTEM_CONFIGURATION/team/TEAM')).status).toBe(200);
  });

  it.each([
    ['a suspended one', 'managed', true],
    ['one of a directory, who cannot sign in', 'ldap', false],
    ['one of an identity provider that is not set up', 'oidc', false],
  ] as const)('is the last one beside %s', async (_, kind, isSuspended) => {
    await addAdministrator(kind, isSuspended);

    expect((await call('DELETE', '/user/managed', { username: 'admin' })).status).toBe(409);
  });

  it('is not the last one beside one of the identity provider, once that one has signed in', async () => {
    await server.close();
    await start({ oidc: PROVIDER });
    await addAdministrator('oidc');
    const beforeSignIn = await call('DELETE', '/user/managed', { username: 'admin' });
    server.context.db.prepare("update user set subjectIdentifier = 'of Second' where kind = 'oidc'").run();
    const afterSignIn = await call('DELETE', '/user/managed', { username: 'admin' });

    expect([beforeSignIn.status, afterSignIn.status]).toEqual([409, 204]);
  });

  it('does not stand in the way where programs alone manage access', async () => {
    const { key } = (await (await call('PUT', '/team/TEAM/key')).json()) as { key: string };
    server.context.db.prepare('delete from userTeam').run();
    const answer = await server.fetch('/api/v1/user/managed', {
      method: 'DELETE',
      headers: { 'x-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin' }),
    });

    expect(answer.status).toBe(204);
  });
});
