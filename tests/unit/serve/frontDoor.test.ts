import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
// @ts-expect-error -- a plain script without types
import { consoleFiles } from '../../../reference-app/serve/consoleFiles.mjs';
// @ts-expect-error -- a plain script without types
import { frontDoor } from '../../../reference-app/serve/frontDoor.mjs';

let folder: string;
const servers: Server[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bomdeck-console-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><base href="/" /><p>console</p>');
  writeFileSync(join(folder, 'assets/a-1.js'), 'export const a = 1;');
  writeFileSync(join(folder, 'assets/a-1.js.br'), brotliCompressSync('export const a = 1;'));
  writeFileSync(join(folder, 'assets/check.worker-1.js'), 'self.onmessage = null;');
  writeFileSync(join(folder, 'static/config.json'), '{"API_BASE_URL":""}');
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

interface DoorOptions {
  basePath?: string;
  config?: object;
  connectTo?: string;
  problemOfHost?: (request: IncomingMessage) => string | undefined;
}

async function open(options: DoorOptions = {}) {
  const { basePath = '', config, connectTo, problemOfHost } = options;
  const server = frontDoor({
    basePath,
    files: consoleFiles({ folder, basePath, config, connectTo }),
    problemOfHost,
    api: (incoming: IncomingMessage, response: { end: (text: string) => void }) =>
      response.end(`API ${incoming.method} ${incoming.url}`),
  }) as Server;
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  // `fetch` would tidy the path up before sending it.
  return (path: string, init: { method?: string; headers?: Record<string, string> } = {}) =>
    new Promise<{ status: number; headers: IncomingMessage['headers']; text: string }>((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, ...init }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            text: Buffer.concat(parts).toString('latin1'),
          }),
        );
      })
        .on('error', reject)
        .end();
    });
}

describe('the console behind one address', () => {
  it('comes for each page, uncached and under a strict policy', async () => {
    const get = await open();

    for (const path of ['/', '/projects', '/projects/1/findings/a%2Fb?x=1', '/nothing/here']) {
      const { status, headers, text } = await get(path);
      expect(status).toBe(200);
      expect(text).toContain('<p>console</p>');
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).not.toContain('unsafe');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  it('keeps built files for good, and sends them compressed', async () => {
    const get = await open();

    const { headers } = await get('/assets/a-1.js', { headers: { 'accept-encoding': 'gzip, br' } });

    expect(headers['cache-control']).toContain('immutable');
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toContain('javascript');
  });

  it('does not send the page in place of a file that is gone', async () => {
    const get = await open();

    expect((await get('/assets/old-1.js')).status).toBe(404);
    expect((await get('/static/none.json')).status).toBe(404);
  });

  it('comes, and the API with it, however long the text is that is searched for', async () => {
    const get = await open();
    const query = `?searchText=${encodeURIComponent('🦊'.repeat(10_000))}`;

    expect((await get(`/projects${query}`)).text).toContain('<p>console</p>');
    expect((await get(`/api/v1/project${query}`)).text).toBe(`API GET /api/v1/project${query}`);
  });

  it('answers neither pages nor the API for a host that is refused, and says why', async () => {
    const get = await open({
      problemOfHost: ({ headers }) => (headers.host === 'evil.example' ? 'Not this host.' : undefined),
    });

    for (const path of ['/', '/api/version', '/assets/a-1.js']) {
      const refused = await get(path, { headers: { host: 'evil.example' } });
      expect(refused).toMatchObject({ status: 421, text: 'Not this host.\n' });
      expect((await get(path)).status).toBe(200);
    }
  });

  it('lets only the worker compile WebAssembly', async () => {
    const get = await open();

    const { headers } = await get('/assets/check.worker-1.js');

    expect(headers['content-security-policy']).toContain("'wasm-unsafe-eval'");
  });

  it.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2fpackage.json',
    '/static/%2e%2e/%2e%2e/etc/passwd',
    '//etc/passwd',
  ])('never leaves its folder: %s', async (path) => {
    const get = await open();

    const { status, text } = await get(path);

    expect(status === 404 || text.includes('<p>console</p>')).toBe(true);
  });

  it('answers a broken address as such', async () => {
    expect((await (await open())('/%ff')).status).toBe(400);
  });

  it('takes GET only', async () => {
    expect((await (await open())('/projects', { method: 'POST' })).status).toBe(405);
  });

  it('hands API calls on', async () => {
    const get = await open();

    expect((await get('/api/v1/project?x=1', { method: 'PUT' })).text).toBe('API PUT /api/v1/project?x=1');
  });

  it('lives below a path', async () => {
    const get = await open({ basePath: '/bomdeck' });

    expect((await get('/bomdeck/projects')).text).toContain('<base href="/bomdeck/"');
    expect((await get('/bomdeck/assets/a-1.js')).status).toBe(200);
    expect((await get('/bomdeck/api/version')).text).toBe('API GET /api/version');
    expect(await get('/bomdeck')).toMatchObject({ status: 302, headers: { location: '/bomdeck/' } });
    expect((await get('/')).headers.location).toBe('/bomdeck/');
    expect((await get('/api/version')).status).toBe(404);
    expect((await get('/bomdeckX/')).status).toBe(404);
  });

  it('says where the API is', async () => {
    const config = { API_BASE_URL: 'https://dtrack.example' };
    const get = await open({ config, connectTo: 'https://dtrack.example' });

    expect(JSON.parse((await get('/static/config.json')).text)).toEqual(config);
    expect((await get('/')).headers['content-security-policy']).toContain('https://dtrack.example');
  });
});
