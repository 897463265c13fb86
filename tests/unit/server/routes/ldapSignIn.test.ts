import { createServer, type AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { LdapSettings } from '../../../../reference-app/server/rules/ldapSettings.js';
import { hasDirectory, testDirectory, type TestDirectory } from '../../../support/directory.js';
import { testServer, type TestServer } from '../../../support/testServer.js';

const PEOPLE = 'ou=people,dc=acme,dc=example';
const READERS = 'cn=Readers,ou=groups,dc=acme,dc=example';

const person = (uid: string, more: readonly string[] = []) =>
  [
    `dn: uid=${uid},${PEOPLE}`,
    'objectClass: inetOrgPerson',
    `uid: ${uid}`,
    `cn: ${uid}`,
    `sn: ${uid}`,
    `mail: ${uid}@acme.example`,
    `userPassword: Pass-${uid}`,
    ...more,
  ].join('\n');
const group = (cn: string, ...members: string[]) =>
  [
    `dn: cn=${cn},ou=groups,dc=acme,dc=example`,
    'objectClass: groupOfNames',
    `cn: ${cn}`,
    ...members.map((uid) => `member: uid=${uid},${PEOPLE}`),
  ].join('\n');

const ENTRIES = [
  `dn: ${PEOPLE}\nobjectClass: organizationalUnit\nou: people`,
  'dn: ou=groups,dc=acme,dc=example\nobjectClass: organizationalUnit\nou: groups',
  person('ann'),
  person('bob'),
  // Two with one name, by another attribute.
  person('cyd', ['employeeNumber: 7']),
  person('dan', ['employeeNumber: 7']),
  group('Readers', 'ann', 'bob'),
  group('Auditors', 'bob'),
].join('\n\n');

let directory: TestDirectory;
let logged: string[];
const open: TestServer[] = [];

async function serverWith(settings: Partial<LdapSettings> = {}): Promise<TestServer> {
  const server = await testServer({
    log: (message) => logged.push(message),
    ldap: {
      url: directory.url,
      baseDn: directory.baseDn,
      bindName: directory.bindName,
      bindPassword: directory.bindPassword,
      nameFormat: '%s',
      nameAttribute: 'uid',
      mailAttribute: 'mail',
      userGroupsFilter: '(&(objectClass=groupOfNames)(member={USER_DN}))',
      groupSearchFilter: '(&(objectClass=groupOfNames)(cn=*{SEARCH_TERM}*))',
      createsUsers: true,
      syncsTeams: false,
      ...settings,
    },
  });
  open.push(server);
  return server;
}

async function signIn(server: TestServer, username: string, password: string): Promise<[number, string]> {
  const answer = await server.fetch('/api/v1/user/login', {
    method: 'POST',
    body: new URLSearchParams({ username, password }),
  });
  return [answer.status, await answer.text()];
}

async function call(server: TestServer, method: string, path: string, body?: unknown): Promise<Response> {
  return server.fetch(`/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await server.tokenFor('admin')}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const ldapUsers = (server: TestServer) =>
  server.get<{ username: string; dn: string; email?: string; teams: { name: string }[] }[]>('/user/ldap');

async function aTeam(server: TestServer, name: string, dn: string): Promise<string> {
  const { uuid } = (await (await call(server, 'PUT', '/team', { name })).json()) as { uuid: string };
  expect((await call(server, 'PUT', '/ldap/mapping', { team: uuid, dn })).status).toBe(200);
  return uuid;
}

describe.skipIf(!hasDirectory)('signing in with an account of a directory (skipped without slapd)', () => {
  beforeAll(async () => {
    directory = await testDirectory(ENTRIES);
  });
  afterAll(() => directory.close());
  beforeEach(() => (logged = []));
  afterEach(async () => {
    for (const each of open.splice(0)) await each.close();
  });

  it('lets in who has the password there, with an account that is made at the first sign-in', async () => {
    const server = await serverWith();

    const [status, token] = await signIn(server, 'ann', 'Pass-ann');

    expect(status).toBe(200);
    expect(decodeJwt(token)).toMatchObject({ sub: 'ann', idp: 'LDAP' });
    expect(await ldapUsers(server)).toMatchObject([
      { username: 'ann', dn: `uid=ann,${PEOPLE}`, email: 'ann@acme.example' },
    ]);
    expect(logged).toEqual([]);
  });

  it.each([
    ['a wrong password', 'ann', 'Pass-bob'],
    ['no password, with which directories let in anybody', 'ann', ''],
    ['a name that nobody has', 'zoe', 'Pass-ann'],
    ['a name that several have', '7', 'Pass-cyd'],
    ['a star for a name', '*', 'Pass-ann'],
    ['a filter for a name', 'ann)(uid=*', 'Pass-ann'],
    ['a filter that closes itself', '*)(|(uid=*', 'Pass-ann'],
    ['a distinguished name for a name', `uid=ann,${PEOPLE}`, 'Pass-ann'],
  ])('refuses %s', async (_, username, password) => {
    const server = await serverWith(username === '7' ? { nameAttribute: 'employeeNumber' } : {});

    expect(await signIn(server, username, password)).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(await ldapUsers(server)).toEqual([]);
  });

  it('lets nobody in who has no account, unless it makes them', async () => {
    const server = await serverWith({ createsUsers: false });

    expect(await signIn(server, 'ann', 'Pass-ann')).toEqual([403, 'UNMAPPED_ACCOUNT']);

    expect((await call(server, 'PUT', '/user/ldap', { username: 'ann' })).status).toBe(201);
    expect(await ldapUsers(server)).toMatchObject([{ dn: 'Syncing...' }]);
    expect((await signIn(server, 'ann', 'Pass-ann'))[0]).toBe(200);
    expect(await ldapUsers(server)).toMatchObject([{ dn: `uid=ann,${PEOPLE}` }]);
  });

  it('keeps one account for somebody who writes their name in another way', async () => {
    const server = await serverWith();
    await signIn(server, 'ann', 'Pass-ann');

    const [status, token] = await signIn(server, 'ANN', 'Pass-ann');

    expect(status).toBe(200);
    expect(decodeJwt(token).sub).toBe('ann');
    expect(await ldapUsers(server)).toHaveLength(1);
  });

  it('asks nobody else about the names of its own users', async () => {
    const server = await serverWith();
    const account = { username: 'ann', fullname: 'Ann', email: 'ann@here.example' };
    const passwords = { newPassword: 'Here-is-ann-1', confirmPassword: 'Here-is-ann-1' };
    expect((await call(server, 'PUT', '/user/managed', { ...account, ...passwords })).status).toBe(201);

    expect(await signIn(server, 'ann', 'Pass-ann')).toEqual([401, 'INVALID_CREDENTIALS']);
    expect((await signIn(server, 'ann', 'Here-is-ann-1'))[0]).toBe(200);
  });

  it('never gives the account of somebody else', async () => {
    const server = await serverWith();
    expect((await call(server, 'PUT', '/user/oidc', { username: 'ann' })).status).toBe(201);

    expect(await signIn(server, 'ann', 'Pass-ann')).toEqual([403, 'UNMAPPED_ACCOUNT']);
  });

  it('lets membership follow the groups, and leaves other teams alone', async () => {
    const server = await serverWith({ syncsTeams: true });
    // Directories write names in several ways.
    await aTeam(server, 'Readers', READERS.replaceAll(',', ', ').toUpperCase());
    await aTeam(server, 'Auditors', 'cn=Auditors,ou=groups,dc=acme,dc=example');
    const { uuid } = (await (await call(server, 'PUT', '/team', { name: 'Own' })).json()) as { uuid: string };
    await signIn(server, 'bob', 'Pass-bob');
    await call(server, 'POST', '/user/bob/membership', { uuid });
    await signIn(server, 'ann', 'Pass-ann');
    await signIn(server, 'bob', 'Pass-bob');

    const teams = Object.fromEntries(
      (await ldapUsers(server)).map((user) => [user.username, user.teams.map(({ name }) => name)]),
    );
    expect(teams).toEqual({ ann: ['Readers'], bob: ['Auditors', 'Own', 'Readers'] });
  });

  it('finds groups by a text, as it is written', async () => {
    const server = await serverWith();
    const found = async (text: string) => {
      const answer = await call(server, 'GET', `/ldap/groups?searchText=${encodeURIComponent(text)}`);
      return [answer.status, answer.headers.get('x-total-count'), await answer.text()];
    };

    expect(await found('read')).toEqual([200, '1', JSON.stringify([READERS])]);
    expect(await found('*')).toEqual([200, '0', '[]']);
    expect(await found('')).toEqual([204, null, '']);
  });

  it('says that it cannot tell while the directory is down, and goes on when it is back', async () => {
    const server = await serverWith();
    await directory.stop();
    try {
      await server.tokenFor('admin');
      // Neither the answer nor the time reveals which names are managed, and every guess counts.
      for (const name of ['ann', 'admin', 'nobody']) {
        const began = performance.now();
        expect(await signIn(server, name, 'wrong'), name).toEqual([401, 'OTHER']);
        expect(performance.now() - began, name).toBeGreaterThanOrEqual(499);
        expect(await signIn(server, name, ''), name).toEqual([401, 'INVALID_CREDENTIALS']);
      }
      const groups = await call(server, 'GET', '/ldap/groups?searchText=read');
      expect([groups.status, await groups.text()]).toEqual([503, 'The directory does not respond.']);
      expect(logged.join('\n')).not.toContain('failed');
      // Managed users do not need it.
      expect(await server.tokenFor('admin')).toMatch(/./);
      expect(logged.join('\n')).toContain('Could not query the directory');
      expect(logged.join('\n')).not.toMatch(/ann|Pass/);
    } finally {
      await directory.start();
    }
    expect((await signIn(server, 'ann', 'Pass-ann'))[0]).toBe(200);
  });

  it('takes equally long to refuse names, whoever knows them', async () => {
    const server = await serverWith();
    await server.tokenFor('admin');
    // Names that are too long or empty belong to no user, so they reveal nothing.
    for (const name of ['admin', 'ann', 'nobody']) {
      const began = performance.now();
      expect(await signIn(server, name, 'wrong')).toEqual([401, 'INVALID_CREDENTIALS']);
      // Longer than the check of a password and the questions to a directory take.
      expect(performance.now() - began, name).toBeGreaterThanOrEqual(499);
    }
  });

  it('says so, too, when the account that searches is refused', async () => {
    const server = await serverWith({ bindPassword: 'wrong' });

    expect(await signIn(server, 'ann', 'Pass-ann')).toEqual([401, 'OTHER']);
  });

  it('trusts no directory whose certificate nobody vouches for', async () => {
    const foreign = await testDirectory(ENTRIES, true);
    try {
      const server = await serverWith({ url: foreign.url });
      expect(await signIn(server, 'ann', 'Pass-ann')).toEqual([401, 'OTHER']);
      expect(logged.join()).toMatch(/SELF_SIGNED|UNABLE_TO_VERIFY/);
    } finally {
      await foreign.close();
    }
  });

  it('does not wait long for a directory that takes connections and says nothing', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const { port } = silent.address() as AddressInfo;
    const server = await serverWith({ url: `ldap://127.0.0.1:${port}` });
    const began = Date.now();

    expect(await signIn(server, 'ann', 'Pass-ann')).toEqual([401, 'OTHER']);

    expect(Date.now() - began).toBeLessThan(15_000);
    silent.close();
  }, 20_000);
});
