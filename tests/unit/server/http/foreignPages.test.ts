import { afterEach, describe, expect, it } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import { corsOriginsFrom } from '../../../../reference-app/server/rules/corsOrigins.js';

const HERE = 'http://127.0.0.1:8080';
const HOST = 'https://host.example';
const OTHER = 'https://other.example';

let server: Server;
afterEach(() => server.close());

const started = async (corsOrigins?: readonly string[]) => {
  server = await createServer({ database: ':memory:', seed: 'defaults', corsOrigins, log: () => undefined });
};

const call = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
  server.fetch(new Request(HERE + path, { ...init, headers: { host: '127.0.0.1:8080', ...headers } }));

const crossOrigin = ({ headers }: Response) =>
  [...headers].filter(([name]) => name.startsWith('access-control-') || name === 'vary');

describe('pages of other origins', () => {
  it('read nothing while no origin is allowed', async () => {
    await started();

    for (const method of ['GET', 'OPTIONS'])
      expect(crossOrigin(await call('/api/version', { origin: HOST }, { method }))).toEqual([
        ['vary', 'Accept-Encoding'],
      ]);
  });

  it('read answers when theirs is allowed, and others do not', async () => {
    await started([HOST]);

    const allowed = await call('/api/version', { origin: HOST });
    expect(allowed.headers.get('access-control-allow-origin')).toBe(HOST);
    expect(allowed.headers.get('access-control-expose-headers')).toContain('X-Total-Count');
    for (const origin of [OTHER, 'null', 'http://host.example', `${HOST}.evil.example`]) {
      const answer = await call('/api/version', { origin });
      expect(crossOrigin(answer), origin).toEqual([['vary', 'Origin, Accept-Encoding']]);
    }
    // A cache must not give the answer to this one to the page of another.
    expect(allowed.headers.get('vary')).toBe('Origin, Accept-Encoding');
  });
});

describe('the passwords that everybody knows', () => {
  const signIn = (headers: Record<string, string>) =>
    call('/api/v1/user/login', headers, {
      method: 'POST',
      body: new URLSearchParams({ username: 'admin', password: 'admin' }),
    });
  const change = (headers: Record<string, string>) =>
    call('/api/v1/user/forceChangePassword', headers, {
      method: 'POST',
      body: new URLSearchParams({
        username: 'admin',
        password: 'admin',
        newPassword: 'taken over by a page',
        confirmPassword: 'taken over by a page',
      }),
    });

  it.each<[string, Record<string, string>]>([
    ['another origin', { origin: OTHER }],
    ['another port', { origin: 'http://127.0.0.1:9999' }],
    ['a file or a closed frame', { origin: 'null' }],
    ['another site, as its browser says', { origin: HERE, 'sec-fetch-site': 'cross-site' }],
    ['another host of the site', { origin: HERE, 'sec-fetch-site': 'same-site' }],
  ])('are refused to a page of %s, which takes no new server over', async (_, headers) => {
    await started(['*']);

    expect((await signIn(headers)).status).toBe(403);
    expect((await change(headers)).status).toBe(403);

    expect(await (await signIn({})).text()).toBe('FORCE_PASSWORD_CHANGE');
  });

  it.each<[string, Record<string, string>]>([
    ['its own page', { origin: HERE, 'sec-fetch-site': 'same-origin' }],
    ['its own page, over plain http', { origin: HERE }],
    ['its own page, behind a proxy', { origin: 'https://dt.example', 'sec-fetch-site': 'same-origin' }],
    ['a page that was allowed by name', { origin: HOST, 'sec-fetch-site': 'cross-site' }],
    ['a program', {}],
  ])('are taken from %s', async (_, headers) => {
    await started([HOST]);

    expect(await (await signIn(headers)).text()).toBe('FORCE_PASSWORD_CHANGE');
    expect((await change(headers)).status).toBe(200);
  });
});

describe('the allowed origins in the environment', () => {
  it.each([
    [{}, []],
    [{ ALPINE_CORS_ALLOW_ORIGIN: ' ' }, []],
    [{ ALPINE_CORS_ALLOW_ORIGIN: '*' }, ['*']],
    [{ ALPINE_CORS_ALLOW_ORIGIN: `${HOST}, ${OTHER}/` }, [HOST, OTHER]],
    [{ ALPINE_CORS_ALLOW_ORIGIN: 'http://localhost:3000' }, ['http://localhost:3000']],
    [{ ALPINE_CORS_ALLOW_ORIGIN: '*', ALPINE_CORS_ENABLED: 'false' }, []],
  ])('%j are %j', async (environment, origins) => {
    await started();

    expect(corsOriginsFrom(environment)).toEqual(origins);
  });

  it.each([
    'host.example',
    'https://host.example/path',
    'ftp://host.example',
    'https://u:p@host.example',
    '**',
  ])('cannot be %s', async (text) => {
    await started();

    expect(() => corsOriginsFrom({ ALPINE_CORS_ALLOW_ORIGIN: text })).toThrow(
      `ALPINE_CORS_ALLOW_ORIGIN "${text}" is not an origin`,
    );
  });
});
