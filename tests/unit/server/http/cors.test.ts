import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import { addUser } from '../../../support/testUsers.js';
import { whileDatabaseFails } from '../../../support/whileDatabaseFails.js';

const ORIGIN = 'http://bomdeck.example';
/** The page of a host, somewhere else. */
const PAGE = 'https://host.example';

let server: Server;
let admin: Record<string, string>;
let viewer: Record<string, string>;

beforeAll(async () => {
  server = await createServer({
    database: ':memory:',
    seed: 'defaults',
    corsOrigins: ['*'],
    log: () => undefined,
  });
  admin = { authorization: `Bearer ${await addUser(server.context, 'admin')}` };
  viewer = { authorization: `Bearer ${await addUser(server.context, ['VIEW_PORTFOLIO'])}` };
});
afterAll(() => server.close());

const call = (method: string, path: string, init: RequestInit = {}) =>
  server.fetch(new Request(ORIGIN + path, { ...init, method }));

/** The request that a browser of {@link PAGE} sends before a request that a form could not send. */
const preflight = (path: string, method: string, headers = 'authorization,content-type,x-api-key') =>
  call('OPTIONS', path, {
    headers: {
      origin: PAGE,
      'access-control-request-method': method,
      'access-control-request-headers': headers,
    },
  });

const words = (answer: Response, name: string) =>
  (answer.headers.get(name) ?? '').split(',').map((word) => word.trim().toLowerCase());

/**
 * Returns whether a browser lets a page of another origin read an answer (Fetch Standard, 4.10), including
 * its total.
 */
function isReadable(answer: Response): boolean {
  return (
    answer.headers.get('access-control-allow-origin') === '*' &&
    words(answer, 'access-control-expose-headers').includes('x-total-count')
  );
}

/** Every path, with an argument that means nothing in place of each parameter, and what may be sent there. */
function endpoints(): Map<string, Set<string>> {
  const methods = new Map<string, Set<string>>();
  for (const { method, path } of server.routes) {
    if (method === 'ALL') continue;
    const address = path.replace(/:\w+(?:\{[^}]*\})?\??/g, '11111111-1111-4111-8111-111111111111');
    methods.set(address, (methods.get(address) ?? new Set()).add(method));
  }
  return methods;
}

describe('a preflight', () => {
  it('lets a page of any origin send each request there is, with a token, a key and a body', async () => {
    const wrong: string[] = [];
    let asked = 0;
    for (const [path, methods] of endpoints()) {
      for (const method of methods) {
        asked += 1;
        const answer = await preflight(path, method);
        const headers = words(answer, 'access-control-allow-headers');
        const isAllowed =
          answer.ok &&
          isReadable(answer) &&
          words(answer, 'access-control-allow-methods').includes(method.toLowerCase()) &&
          ['authorization', 'content-type', 'x-api-key'].every((name) => headers.includes(name));
        if (!isAllowed) wrong.push(`${method} ${path}: ${answer.status}`);
      }
    }

    expect(wrong).toEqual([]);
    expect(asked).toBeGreaterThan(200);
  });

  it('needs no sign-in, has no body, and is remembered for an hour', async () => {
    const answer = await preflight('/api/v1/project', 'PUT');

    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE,OPTIONS',
      'access-control-max-age': '3600',
      allow: 'HEAD,POST,GET,OPTIONS,PUT',
      'content-type': 'application/json',
    });
  });

  it('does not let a page send cookies, which this server has none of', async () => {
    const answer = await preflight('/api/v1/project', 'GET');

    // With credentials, a browser would refuse the star.
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false);
  });

  it('is answered the same without an origin', async () => {
    const [withOrigin, without] = await Promise.all([
      preflight('/api/v1/project', 'GET'),
      call('OPTIONS', '/api/v1/project'),
    ]);

    expect([...without.headers].sort()).toEqual([...withOrigin.headers].sort());
    expect(without.status).toBe(withOrigin.status);
  });

  it('of what does not exist is refused, readably', async () => {
    const answer = await preflight('/api/v1/nothing/here', 'GET');

    expect(answer.status).toBe(404);
    expect(isReadable(answer)).toBe(true);
  });
});

describe.each([
  ['a page of another origin', { origin: PAGE }],
  ['who has no origin', {}],
  ['a page in a file, or in a closed frame', { origin: 'null' }],
])('%s may read', (_, origin: Record<string, string>) => {
  const json = { 'content-type': 'application/json' };

  it.each<[string, string, string, RequestInit & { as?: 'admin' | 'viewer' }, number]>([
    ['a list', 'GET', '/api/v1/project', { as: 'admin' }, 200],
    ['the head of one', 'HEAD', '/api/v1/project', { as: 'admin' }, 200],
    ['what was made', 'PUT', '/api/v1/team', { as: 'admin', headers: json, body: '{"name":"t"}' }, 201],
    ['that its JSON is broken', 'PUT', '/api/v1/project', { as: 'admin', headers: json, body: '{' }, 400],
    ['what is missing', 'PUT', '/api/v1/project', { as: 'admin', headers: json, body: '{}' }, 400],
    ['that it must sign in', 'GET', '/api/v1/project', {}, 401],
    ['that its password is wrong', 'POST', '/api/v1/user/login', { body: new URLSearchParams() }, 401],
    ['that it may not', 'GET', '/api/v1/repository', { as: 'viewer' }, 403],
    [
      'that there is no such project',
      'GET',
      '/api/v1/project/11111111-1111-4111-8111-111111111111',
      { as: 'admin' },
      404,
    ],
    ['that there is no such path', 'GET', '/api/v1/nothing', {}, 404],
    ['that there is no such method', 'PATCH', '/api/v1/project', { as: 'admin' }, 405],
    [
      'that it takes another type',
      'PUT',
      '/api/v1/project',
      { as: 'admin', headers: { accept: 'text/html', ...json }, body: '{}' },
      406,
    ],
    [
      'that there is one already',
      'PUT',
      '/api/v1/repository',
      {
        as: 'admin',
        headers: json,
        body: JSON.stringify({
          type: 'GEM',
          identifier: 'rubygems.org',
          url: 'https://gems.example',
          enabled: true,
          internal: false,
          authenticationRequired: false,
        }),
      },
      409,
    ],
    [
      'that it sent too much',
      'PUT',
      '/api/v1/project',
      { as: 'admin', headers: json, body: `{"name":"${'x'.repeat(2_100_000)}"}` },
      413,
    ],
    ['that it sent another type', 'PUT', '/api/v1/project', { as: 'admin', body: '{}' }, 415],
    ['the description of the API', 'GET', '/api/openapi.json', {}, 200],
    ['how the server is', 'GET', '/health', {}, 200],
  ])('%s', async (_promise, method, path, { as, headers, body }, status) => {
    const authorization = as === 'admin' ? admin : as === 'viewer' ? viewer : {};
    const answer = await call(method, path, {
      headers: { ...(headers as Record<string, string>), ...authorization, ...origin },
      body,
    });

    expect(answer.status).toBe(status);
    expect(isReadable(answer)).toBe(true);
  });

  it('that something went wrong here', async () => {
    const answer = await whileDatabaseFails(server.context.db, 'The disk is full', () =>
      call('GET', '/api/v1/metrics/portfolio/current', { headers: { ...admin, ...origin } }),
    );

    expect(answer.status).toBe(500);
    expect(isReadable(answer)).toBe(true);
  });
});
