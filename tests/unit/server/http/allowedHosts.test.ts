import { request } from 'node:http';
import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';
import { afterEach, describe, expect, it } from 'vitest';

import { createServer } from '../../../../reference-app/server/app.js';
import type { Server } from '../../../../reference-app/server/app.js';
import { allowedHostsFrom, hostProblem } from '../../../../reference-app/server/rules/allowedHosts.js';

let server: Server;
let listener: ServerType;
/** Listens on this machine. @returns a function that sends a request for a host */
async function started(allowedHosts?: readonly string[]) {
  server = await createServer({
    database: ':memory:',
    seed: 'defaults',
    allowedHosts,
    log: () => undefined,
  });
  const port = await new Promise<number>((resolve) => {
    listener = serve({ fetch: server.fetch, port: 0, hostname: '127.0.0.1' }, (info: AddressInfo) =>
      resolve(info.port),
    );
  });
  return (host: string, { path = '/api/version', form }: { path?: string; form?: string } = {}) => {
    const headers = {
      host: host.replace('PORT', String(port)),
      origin: `http://${host.replace('PORT', String(port))}`,
      'sec-fetch-site': 'same-origin',
      ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    };
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      const method = form === undefined ? 'GET' : 'POST';
      request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      })
        .on('error', reject)
        .end(form);
    });
  };
}

describe('a server that listens on this machine only', () => {
  afterEach(async () => {
    await new Promise((resolve) => listener.close(resolve));
    await server.close();
  });

  it('does not sign in a page whose name was pointed at this machine', async () => {
    const send = await started();

    const answer = await send('evil.example:PORT', {
      path: '/api/v1/user/forceChangePassword',
      form: 'username=admin&password=admin&newPassword=long-enough&confirmPassword=long-enough',
    });

    expect(answer.status).toBe(421);
    expect(answer.text).toBe(
      'This server does not accept requests for the host "evil.example". Its operator can allow it with ALLOWED_HOSTS.',
    );
  });

  it.each(['/api/version', '/health', '/api/openapi.json', '/nothing'])(
    'answers nothing else to such a page either: %s',
    async (path) => {
      const send = await started();

      expect((await send('evil.example', { path })).status).toBe(421);
    },
  );

  it.each([
    'localhost:PORT',
    'LOCALHOST',
    'bomdeck.localhost:PORT',
    '127.0.0.1:PORT',
    '127.8.9.10',
    '[::1]:PORT',
  ])('answers for %s', async (host) => {
    const send = await started();

    expect((await send(host)).status).toBe(200);
  });

  it('answers for the names that its operator allows, and for no other', async () => {
    const send = await started(['bomdeck.example']);

    expect((await send('BOMDECK.example:PORT')).status).toBe(200);
    expect((await send('bomdeck.example.')).status).toBe(200);
    expect((await send('evil.bomdeck.example')).status).toBe(421);
  });

  it('answers for every name when its operator allows all', async () => {
    const send = await started(['*']);

    expect((await send('evil.example')).status).toBe(200);
  });
});

describe('hostProblem', () => {
  it.each([
    ['192.168.1.5:8081', '192.168.1.5'],
    ['[fe80::1]:8081', '::'],
    ['bomdeck.example', '192.168.1.5', ['bomdeck.example']],
    [undefined, '127.0.0.1'],
    ['anything', undefined],
  ])('lets %s pass at %s', (host, localAddress, allowed: string[] = []) => {
    expect(hostProblem(allowed, host, localAddress)).toBeUndefined();
  });

  // A browser resolves a name as its owner likes, at any address of this machine.
  it.each([
    ['evil.example:8081', '192.168.1.5'],
    ['192.168.1.5:8081', '127.0.0.1'],
    ['192.168.1.5', '::ffff:127.0.0.1'],
    ['127.0.0.1.evil.example', '127.0.0.1'],
    ['localhost.evil.example', '::1'],
    ['evil.example:80@localhost', '127.0.0.1'],
    ['localhost:80:evil.example', '127.0.0.1'],
    ['', '127.0.0.1'],
  ])('refuses %s at %s', (host, localAddress) => {
    expect(hostProblem([], host, localAddress)).toContain('ALLOWED_HOSTS');
  });
});

describe('allowedHostsFrom', () => {
  it('reads names, separated by spaces or commas, without regard to case', () => {
    expect(allowedHostsFrom({ ALLOWED_HOSTS: ' Bomdeck.example, console.example\n10.0.0.4 ' })).toEqual([
      'bomdeck.example',
      'console.example',
      '10.0.0.4',
    ]);
    expect(allowedHostsFrom({})).toEqual([]);
    expect(allowedHostsFrom({ ALLOWED_HOSTS: '*' })).toEqual(['*']);
  });

  it.each(['https://bomdeck.example', 'bomdeck.example:8080', '*.example', 'a/b'])('refuses %s', (text) => {
    expect(() => allowedHostsFrom({ ALLOWED_HOSTS: text })).toThrow(
      `ALLOWED_HOSTS ${JSON.stringify(text)} is not a host name such as bomdeck.example`,
    );
  });
});
