import { Hono } from 'hono';
import { expect, it } from 'vitest';

import type { ApiEnv, ServerContext } from '../../../../reference-app/server/context.js';
import { callerAddress } from '../../../../reference-app/server/http/address.js';
import type { Connection } from '../../../../reference-app/server/http/address.js';

const SOCKET: Connection = { incoming: { socket: { remoteAddress: '192.0.2.1' } } };

it.each([
  ['what the socket says', false, SOCKET, undefined, '192.0.2.1'],
  ['what the socket says, whatever a client claims', false, SOCKET, '198.51.100.7', '192.0.2.1'],
  ['what the proxy says', true, SOCKET, '198.51.100.7', '198.51.100.7'],
  [
    'what the proxy says last, whatever its client claims',
    true,
    SOCKET,
    '203.0.113.9, 198.51.100.7',
    '198.51.100.7',
  ],
  ['what the socket says when the proxy says nothing', true, SOCKET, undefined, '192.0.2.1'],
  ['unknown without a socket', false, undefined, undefined, 'undefined'],
])('the address of a caller is %s', async (_, isBehindProxy, connection, forwarded, expected) => {
  const api = new Hono<ApiEnv>();
  api.use(async (c, next) => {
    c.set('server', { options: { isBehindProxy } } as ServerContext);
    await next();
  });
  api.get('/', (c) => c.text(String(callerAddress(c))));
  const headers = new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded });

  const answer = await api.fetch(new Request('http://bomdeck.example/', { headers }), connection);

  expect(await answer.text()).toBe(expected);
});
