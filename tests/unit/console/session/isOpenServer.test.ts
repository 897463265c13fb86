import { expect, it, vi } from 'vitest';
import { createApiClient } from '../../../../src/api/client.js';
import { isOpenServer } from '../../../../reference-app/console/session/isOpenServer.js';

it.each([
  ['says nothing and means it', async () => new Response(''), true],
  ['has no content', async () => new Response(null, { status: 204 }), true],
  ['asks for a sign-in', async () => new Response('', { status: 401 }), false],
  ['knows somebody', async () => new Response('{"username":"admin"}'), false],
  ['is a proxy', async () => new Response('<h1>Proxy</h1>'), false],
  ['fails', async () => new Response('', { status: 500 }), false],
  ['cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch')), false],
])('a server that %s', async (_, answer, isOpen) => {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  const api = createApiClient({ baseUrl: 'https://dt.example', fetch });

  expect(await isOpenServer(api, new AbortController().signal)).toBe(isOpen);
  expect(new Headers(fetch.mock.calls[0]?.[1]?.headers).has('Authorization')).toBe(false);
});
