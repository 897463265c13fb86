import { expect, it, vi } from 'vitest';
import { endSession } from '../../../../reference-app/console/session/endSession.js';

const OPAQUE = 'q3VvYWx0aGVyZSBpcyBub3RoaW5nIHRvIHJlYWQgaGVyZQ';

it('ends a session that the server keeps', async () => {
  const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) => new Response(null, { status: 204 }));

  endSession({ baseUrl: 'https://dt.example', fetch }, OPAQUE);

  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  const [url, init] = fetch.mock.calls[0]!;
  expect(String(url)).toBe('https://dt.example/api/v1/user/logout');
  expect(init?.method).toBe('POST');
  expect(new Headers(init?.headers).get('Authorization')).toBe(`Bearer ${OPAQUE}`);
});

it.each([
  ['has no such call', async () => new Response('', { status: 404 })],
  ['refuses', async () => new Response('', { status: 401 })],
  ['cannot be reached', async () => Promise.reject(new TypeError('Failed to fetch'))],
])('does not mind a server that %s', async (_, answer) => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const fetch = vi.fn<typeof globalThis.fetch>(answer);

  expect(() => endSession({ baseUrl: 'https://dt.example', fetch }, OPAQUE)).not.toThrow();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  await new Promise((resolve) => setTimeout(resolve, 10));

  expect(unhandled).not.toHaveBeenCalled();
  process.off('unhandledRejection', unhandled);
});
