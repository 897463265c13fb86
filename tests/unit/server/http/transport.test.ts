import { gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import { addUser } from '../../../support/testUsers.js';
import { whileDatabaseFails } from '../../../support/whileDatabaseFails.js';

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
  it('is not kept by caches and not taken for another type', async () => {
    const { headers } = await call('GET', '/api/version');

    expect(headers.get('cache-control')).toBe('private, max-age=0, must-revalidate, no-cache');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBe('Dependency-Track v4.11.7');
  });

  it.each([
    ['GET', '/api/v1/team'],
    ['POST', '/api/v1/user/login'],
    ['GET', '/api/v1/notification/rule'],
  ])('is not even stored where it has secrets: %s %s', async (method, path) => {
    const { headers } = await call(method, path, { headers: admin });

    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is compressed for browsers, and plain for those who do not take that', async () => {
    const ask = (encoding: string) =>
      call('GET', '/api/v1/permission', { headers: { ...admin, 'accept-encoding': encoding } });
    const answer = await ask('gzip, deflate, br, zstd');
    const plain = await ask('br, gzip;q=0');

    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('Accept-Encoding');
    expect(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(await plain.text());
  });

  it('is not compressed where that saves nothing', async () => {
    const answer = await call('GET', '/api/version', { headers: { 'accept-encoding': 'gzip' } });

    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.json()).toMatchObject({ version: '4.11.7' });
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

  it('does not repeat what it cannot read, which may be a password', async () => {
    const answer = await call('PUT', '/api/v1/user/managed', {
      headers: { ...admin, 'content-type': 'application/json' },
      body: '{"newPassword":"hunter2" x}',
    });

    expect(await answer.text()).toBe('The JSON could not be read at character 26');
  });

  it('does not repeat a password that is too long', async () => {
    const newPassword = 'hunter2'.repeat(50);
    const answer = await call('PUT', '/api/v1/user/managed', {
      headers: { ...admin, 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'a', newPassword, confirmPassword: newPassword }),
    });

    expect(answer.status).toBe(400);
    expect(await answer.text()).not.toContain('hunter2');
  });

  it('is ended when its body trickles', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const trickle = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('username=')),
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };

    const init = { headers, body: trickle, duplex: 'half' };
    const answering = call('POST', '/api/v1/user/login', init);
    await vi.advanceTimersByTimeAsync(21_000);
    const answer = await answering;
    vi.useRealTimers();

    expect(answer.status).toBe(408);
    expect(await answer.text()).toContain('upload is too slow');
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
    const answer = await whileDatabaseFails(server.context.db, 'secret detail', () =>
      call('GET', '/api/v1/metrics/portfolio/current', { headers: admin }),
    );
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
