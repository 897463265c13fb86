import { gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import { addUser } from '../../../support/testUsers.js';

const ORIGIN = 'http://bomdeck.example';

let server: Server;
let admin: Record<string, string>;
const logged: unknown[] = [];

beforeAll(async () => {
  server = await createServer({
    database: ':memory:',
    seed: 'defaults',
    log: (message, error) => logged.push(message, error),
  });
  admin = { authorization: `Bearer ${await addUser(server.context, 'admin')}` };
});
afterAll(() => server.close());

describe('every answer', () => {
  it('may be read by pages of other origins, with the total of a list', async () => {
    const answer = await call('GET', '/api/v1/project', { headers: admin });

    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Total-Count');
    expect(answer.headers.get('x-total-count')).toBe('0');
  });

  it('is not kept by caches and not taken for another type', async () => {
    const { headers } = await call('GET', '/api/version');

    expect(headers.get('cache-control')).toBe('private, max-age=0, must-revalidate, no-cache');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBe('Dependency-Track v4.11.7');
  });

  it('is compressed for those who ask for gzip and nothing else', async () => {
    const answer = await call('GET', '/api/version', { headers: { 'accept-encoding': 'gzip' } });
    const plain = await call('GET', '/api/version', { headers: { 'accept-encoding': 'gzip, br' } });

    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(await plain.text());
  });

  it('is indented on request', async () => {
    expect(await (await call('GET', '/api/version?pretty')).text()).toMatch(/^\{\n {2}"/);
  });
});

describe('requests that cannot be served', () => {
  it.each([
    ['an unknown path', 'GET', '/api/v1/no/such/path', 404],
    ['a path outside', 'GET', '/nothing', 404],
    ['a method the path does not have', 'PATCH', '/api/v1/project', 405],
  ])('%s', async (_, method, path, status) => {
    const answer = await call(method, path);

    expect(answer.status).toBe(status);
    expect(await answer.text()).toBe('');
  });

  it('names the methods a path has', async () => {
    const answer = await call('OPTIONS', '/api/v1/project/11111111-1111-4111-8111-111111111111');

    expect(answer.status).toBe(200);
    expect(answer.headers.get('allow')).toBe('HEAD,DELETE,PATCH,GET,OPTIONS');
    expect(answer.headers.get('access-control-allow-methods')).toContain('PATCH');
  });

  it.each([
    ['a body of another type', { 'content-type': 'text/plain' }, '{}', 415],
    ['an answer of another type', { accept: 'text/html' }, '{}', 406],
    ['a body that is too large', {}, `{"name":"${'x'.repeat(2_100_000)}"}`, 413],
    ['broken JSON', {}, '{"name": ', 400],
    ['an empty body', {}, '', 400],
    ['null', {}, 'null', 400],
    ['a list', {}, '[]', 400],
  ])('%s', async (_, headers, body, status) => {
    const answer = await call('PUT', '/api/v1/project', {
      headers: { ...admin, 'content-type': 'application/json', ...headers },
      body,
    });

    expect(answer.status).toBe(status);
  });

  it('of whom the connection broke in the middle are no fault of the server', async () => {
    logged.length = 0;
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"name":'));
        controller.error(new Error('aborted'));
      },
    });
    const init = { headers: { ...admin, 'content-type': 'application/json' }, body, duplex: 'half' };

    const answer = await call('PUT', '/api/v1/project', init);

    expect(answer.status).toBe(400);
    expect(logged).toEqual([]);
  });

  it('tells nothing about an error of its own, and writes it down', async () => {
    const { prepare } = server.context.db;
    Object.assign(server.context.db, {
      prepare: () => {
        throw new Error('secret detail');
      },
    });

    const answer = await call('GET', '/api/v1/metrics/portfolio/current', { headers: admin });

    Object.assign(server.context.db, { prepare });
    expect(answer.status).toBe(500);
    expect(await answer.text()).toBe('Uncaught internal server error');
    expect(String(logged)).toContain('secret detail');
  });
});

describe('health', () => {
  it.each(['/health', '/health/live', '/health/ready', '/health/started'])('%s is up', async (path) => {
    const answer = await call('GET', path);

    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ status: 'UP' });
  });
});

function call(method: string, path: string, init: RequestInit = {}): Promise<Response> {
  return server.fetch(new Request(ORIGIN + path, { ...init, method }));
}
