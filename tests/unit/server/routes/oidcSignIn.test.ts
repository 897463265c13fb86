import { decodeJwt, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { OidcSettings } from '../../../../reference-app/server/rules/oidcSettings.js';
import { testIdentityProvider } from '../../../support/identityProvider.js';
import type { TestIdentityProvider } from '../../../support/identityProvider.js';
import { testServer } from '../../../support/testServer.js';
import type { TestServer } from '../../../support/testServer.js';

const ANN = {
  sub: 'subject-of-ann',
  name: 'ann',
  email: 'ann@people.example',
  groups: ['Readers', 'Others'],
};

let provider: TestIdentityProvider;
let logged: string[];
const open: { close(): Promise<void> }[] = [];

beforeAll(async () => {
  provider = await testIdentityProvider({ people: [ANN] });
});
afterAll(() => provider.close());
beforeEach(() => (logged = []));
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

async function serverWith(settings: Partial<OidcSettings> = {}, options = {}): Promise<TestServer> {
  const server = await testServer({
    privateDestinations: true,
    log: (message) => logged.push(message),
    oidc: {
      issuer: provider.issuer,
      clientId: provider.clientId,
      usernameClaim: 'name',
      createsUsers: true,
      syncsTeams: false,
      teamsClaim: 'groups',
      defaultTeams: [],
      ...settings,
    },
    ...options,
  });
  open.push(server);
  return server;
}

async function signIn(server: TestServer, form: Record<string, string>): Promise<[number, string]> {
  const answer = await server.fetch('/api/v1/user/oidc/login', {
    method: 'POST',
    body: new URLSearchParams(form),
  });
  return [answer.status, await answer.text()];
}

const available = async (server: TestServer) => (await server.fetch('/api/v1/oidc/available')).text();

async function selfOf(server: TestServer, token: string) {
  const answer = await server.fetch('/api/v1/user/self', { headers: { authorization: `Bearer ${token}` } });
  return (await answer.json()) as { username: string; teams: { name: string }[]; email?: string };
}

async function call(server: TestServer, method: string, path: string, body: unknown): Promise<void> {
  const answer = await server.fetch(`/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${await server.tokenFor('admin')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
}

async function aTeam(server: TestServer, name: string, group?: string): Promise<{ uuid: string }> {
  await call(server, 'PUT', '/team', { name });
  const team = (await server.get<{ uuid: string; name: string }[]>('/team')).find(
    (each) => each.name === name,
  )!;
  if (group !== undefined) {
    await call(server, 'PUT', '/oidc/group', { name: group });
    const groups = await server.get<{ uuid: string; name: string }[]>('/oidc/group');
    await call(server, 'PUT', '/oidc/mapping', {
      team: team.uuid,
      group: groups.find((each) => each.name === group)!.uuid,
    });
  }
  return team;
}

describe('a sign-in through the provider', () => {
  it('is offered, makes an account, and gives a session that says where it comes from', async () => {
    const server = await serverWith();
    expect(await available(server)).toBe('true');

    const [status, token] = await signIn(server, await provider.signIn(ANN.sub));

    expect(status).toBe(200);
    expect(decodeJwt(token)).toMatchObject({ sub: 'ann', idp: 'OPENID_CONNECT', permissions: '' });
    expect(await server.get('/user/oidc')).toEqual([
      { username: 'ann', subjectIdentifier: ANN.sub, email: ANN.email, teams: [], permissions: [] },
    ]);
    expect((await selfOf(server, token)).username).toBe('ann');
  });

  it('takes what the ID token lacks from the user info, and only of the same subject', async () => {
    const bare = await testIdentityProvider({
      people: [ANN, { sub: 'subject-of-bob', name: 'bob' }],
      hasClaimsInIdToken: false,
    });
    open.push(bare);
    const server = await serverWith({ issuer: bare.issuer });
    const ann = await bare.signIn(ANN.sub);
    const bob = await bare.signIn('subject-of-bob');

    const [status, token] = await signIn(server, ann);
    expect([status, decodeJwt(token).sub]).toEqual([200, 'ann']);
    expect(await signIn(server, { idToken: ann.idToken })).toEqual([401, 'OTHER']);
    expect(await signIn(server, { ...ann, accessToken: 'forged' })).toEqual([401, 'OTHER']);
    expect(await signIn(server, { ...bob, accessToken: ann.accessToken })).toEqual([
      401,
      'INVALID_CREDENTIALS',
    ]);
    expect(await server.get('/user/oidc')).toHaveLength(1);
  });

  it('needs an account where none is to be made', async () => {
    const server = await serverWith({ createsUsers: false });
    const tokens = await provider.signIn(ANN.sub);
    expect(await signIn(server, tokens)).toEqual([403, 'UNMAPPED_ACCOUNT']);

    await call(server, 'PUT', '/user/oidc', { username: 'ann' });

    expect((await signIn(server, tokens))[0]).toBe(200);
    expect(await server.get('/user/oidc')).toMatchObject([{ username: 'ann', subjectIdentifier: ANN.sub }]);
  });

  it('never gives the account of somebody else: of another subject, nor of a user of the server with that name', async () => {
    const server = await serverWith();
    expect((await signIn(server, await provider.signIn(ANN.sub)))[0]).toBe(200);

    const namesake = await provider.mint({ sub: 'another subject', name: 'ann' });
    expect(await signIn(server, { idToken: namesake })).toEqual([401, 'INVALID_CREDENTIALS']);
    const admin = await provider.mint({ sub: 'another subject', name: 'admin' });
    expect(await signIn(server, { idToken: admin })).toEqual([403, 'UNMAPPED_ACCOUNT']);
    await call(server, 'PUT', '/user/ldap', { username: 'lea' });
    const lea = await provider.mint({ sub: 'another subject', name: 'lea' });
    expect(await signIn(server, { idToken: lea })).toEqual([403, 'UNMAPPED_ACCOUNT']);
  });

  it('gives no session of an account of another kind that gets the name later', async () => {
    const server = await serverWith();
    const [, token] = await signIn(server, await provider.signIn(ANN.sub));
    const self = () => server.fetch('/api/v1/user/self', { headers: { authorization: `Bearer ${token}` } });
    expect((await self()).status).toBe(200);

    await call(server, 'DELETE', '/user/oidc', { username: 'ann' });
    expect((await self()).status).toBe(401);
    await call(server, 'PUT', '/user/ldap', { username: 'ann' });

    expect((await self()).status).toBe(401);
  });

  it('of a suspended account is refused', async () => {
    const server = await serverWith();
    const tokens = await provider.signIn(ANN.sub);
    await signIn(server, tokens);
    server.context.db.prepare("update user set suspended = 1 where username = 'ann'").run();

    expect(await signIn(server, tokens)).toEqual([403, 'SUSPENDED']);
  });

  it.each([
    ['no name', undefined],
    ['an empty name', ''],
    ['a name with blanks around', ' ann'],
    ['a name of two lines', 'ann\nbob'],
    ['a name that is too long', 'a'.repeat(256)],
    ['a name that is no text', { first: 'ann' }],
  ])('with %s is refused', async (_, name) => {
    const server = await serverWith();

    expect(await signIn(server, { idToken: await provider.mint({ sub: 's', name }) })).toEqual([
      401,
      'OTHER',
    ]);
    expect(await server.get('/user/oidc')).toEqual([]);
  });

  it('by an address of mail takes a verified one', async () => {
    const server = await serverWith({ usernameClaim: 'email' });
    const idToken = (verified?: boolean) =>
      provider.mint({ sub: 's', email: 'ann@people.example', email_verified: verified });

    expect(await signIn(server, { idToken: await idToken(false) })).toEqual([401, 'OTHER']);
    expect((await signIn(server, { idToken: await idToken(true) }))[0]).toBe(200);
  });
});

describe('the teams of who signs in through the provider', () => {
  const teamsOf = async (server: TestServer, groups: unknown) => {
    const idToken = await provider.mint({ sub: 's', name: 'ann', groups });
    const [status, token] = await signIn(server, { idToken });
    return status === 200 ? (await selfOf(server, token)).teams.map(({ name }) => name) : [status, token];
  };

  it('follow the groups, apart from those that no group is mapped to', async () => {
    const server = await serverWith({ syncsTeams: true, defaultTeams: ['Portfolio Managers'] });
    await aTeam(server, 'Reading', 'Readers');
    await aTeam(server, 'Writing', 'Writers');
    const own = await aTeam(server, 'Own choice');

    expect(await teamsOf(server, ['Readers', 'Unknown', 7])).toEqual(['Reading']);
    await call(server, 'POST', '/user/ann/membership', { uuid: own.uuid });
    expect(await teamsOf(server, 'Writers')).toEqual(['Own choice', 'Writing']);
    expect(await teamsOf(server, [])).toEqual(['Own choice']);
    // Missing group claims must not silently remove teams, and must not grant any.
    expect(await teamsOf(server, undefined)).toEqual([401, 'OTHER']);
  });

  it('are those by default where they do not, and only of a new account', async () => {
    const server = await serverWith({ defaultTeams: ['Portfolio Managers', 'Unknown Team'] });
    await aTeam(server, 'Reading', 'Readers');

    expect(await teamsOf(server, ['Readers'])).toEqual(['Portfolio Managers']);
    expect(logged.join()).toContain('Unknown Team');
    server.context.db.prepare('delete from userTeam').run();
    expect(await teamsOf(server, ['Readers'])).toEqual([]);
  });
});

describe('a token that does not hold is refused', () => {
  const claims = { sub: 's', name: 'mallory' };
  const now = () => Math.floor(Date.now() / 1000);
  let server: TestServer;
  beforeAll(async () => {
    server = await serverWith();
    open.length = 0;
  });
  afterAll(() => server.close());

  it.each<[string, () => Promise<string> | string]>([
    ['without a signature', () => new UnsecuredJWT({ ...good() }).encode()],
    [
      'signed with another key',
      async () => provider.mint(claims, { key: (await generateKeyPair('ES256')).privateKey }),
    ],
    ['of a key that is not there', () => provider.mint(claims, { header: { kid: 'unknown' } })],
    [
      'signed with what everybody knows as a secret',
      () =>
        new SignJWT(good())
          .setProtectedHeader({ alg: 'HS256', kid: 'the key of the tests' })
          .sign(new TextEncoder().encode(provider.clientId.padEnd(32))),
    ],
    ['for another client', () => provider.mint({ ...claims, aud: 'another' })],
    [
      'for several clients, without saying for whom',
      () => provider.mint({ ...claims, aud: ['console', 'another'] }),
    ],
    ['given to another client', () => provider.mint({ ...claims, azp: 'another' })],
    ['of another issuer', () => provider.mint({ ...claims, iss: 'https://evil.example' })],
    ['that has expired', () => provider.mint({ ...claims, iat: now() - 900, exp: now() - 120 })],
    ['that never expires', () => provider.mint({ ...claims, exp: undefined })],
    ['of the future', () => provider.mint({ ...claims, iat: now() + 600, exp: now() + 900 })],
    ['that does not hold yet', () => provider.mint({ ...claims, nbf: now() + 600 })],
    ['without a subject', () => provider.mint({ ...claims, sub: undefined })],
    ['with an empty subject', () => provider.mint({ ...claims, sub: '' })],
    ['for access', () => provider.mint(claims, { header: { typ: 'at+jwt' } })],
    ['that says to have ended a session', () => provider.mint(claims, { header: { typ: 'logout+jwt' } })],
    ['of another access token', () => provider.mint({ ...claims, at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' })],
    [
      'with something else in its middle',
      async () => {
        const [head, , signature] = (await provider.mint(claims)).split('.');
        return [
          head,
          Buffer.from(JSON.stringify({ ...good(), name: 'admin' })).toString('base64url'),
          signature,
        ].join('.');
      },
    ],
    ['that is none', () => 'x.y.z'],
    ['that is empty', () => ''],
  ])('%s', async (_, idToken) => {
    const form = { idToken: await idToken(), accessToken: 'some token' };

    expect(await signIn(server, form)).toEqual([401, 'INVALID_CREDENTIALS']);

    expect(await server.get('/user/oidc')).toEqual([]);
    expect(logged).toHaveLength(1);
    expect(logged[0]).not.toContain('mallory');
  });

  it('while the same one with nothing wrong is taken', async () => {
    expect((await signIn(server, { idToken: await provider.mint(claims) }))[0]).toBe(200);
  });

  it('also where an access token alone would do elsewhere', async () => {
    const { accessToken } = await provider.signIn(ANN.sub);

    expect(await signIn(server, { accessToken })).toEqual([401, 'INVALID_CREDENTIALS']);
    expect(await signIn(server, { idToken: accessToken, accessToken })).toEqual([401, 'INVALID_CREDENTIALS']);
  });

  function good() {
    return { iss: provider.issuer, aud: provider.clientId, iat: now(), exp: now() + 300, ...claims };
  }
});

describe('a provider', () => {
  it('that is not set up is not offered', async () => {
    const server = await serverWith({}, { oidc: undefined });

    expect(await available(server)).toBe('false');
    expect(await signIn(server, { idToken: 'x', accessToken: 'y' })).toEqual([204, '']);
  });

  it('that does not answer is not offered, and asked again after ten seconds, not before', async () => {
    let now = Date.now();
    const port = Number(new URL(provider.issuer).port);
    const gone = await testIdentityProvider({ people: [ANN] });
    const goneAt = Number(new URL(gone.issuer).port);
    await gone.close();
    expect(goneAt).not.toBe(port);
    const server = await serverWith({ issuer: gone.issuer }, { now: () => now });
    expect(await available(server)).toBe('false');
    expect(await signIn(server, { idToken: 'x' })).toEqual([204, '']);

    const back = await testIdentityProvider({ people: [ANN], port: goneAt });
    open.push(back);
    expect(await available(server)).toBe('false');
    expect(logged).toHaveLength(1);
    now += 10_000;

    expect(await available(server)).toBe('true');
    expect((await signIn(server, await back.signIn(ANN.sub)))[0]).toBe(200);
    expect(back.asked().filter((path) => path.endsWith('openid-configuration'))).toHaveLength(1);
  });

  it('of the own network is asked only where the operator allows it', async () => {
    const server = await serverWith({}, { privateDestinations: false });

    expect(await available(server)).toBe('false');
    expect(logged.join()).toContain('--private-destinations');
  });

  it('that calls itself otherwise is not believed', async () => {
    const { port } = new URL(provider.issuer);
    const server = await serverWith({ issuer: `http://localhost:${port}` });

    expect(await available(server)).toBe('false');
    expect(logged.join()).toContain('another issuer');
  });

  it('may be named with a slash at the end', async () => {
    const server = await serverWith({ issuer: `${provider.issuer}/` });

    expect((await signIn(server, await provider.signIn(ANN.sub)))[0]).toBe(200);
  });
});
