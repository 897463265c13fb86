import { expect, it, vi } from 'vitest';
import { usernameOf } from '../../../../reference-app/console/session/usernameOf.js';

const WITH_CLAIMS = ['e30', Buffer.from('{"sub":"ann"}').toString('base64url'), 's'].join('.');

it('a token that says whose it is needs no server', async () => {
  const fetch = vi.fn();

  expect(await usernameOf({ baseUrl: 'https://dt.example', fetch }, WITH_CLAIMS)).toBe('ann');
  expect(fetch).not.toHaveBeenCalled();
});

it('of one that does not, the server is asked with it', async () => {
  const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) => Response.json({ username: 'ann' }));

  expect(await usernameOf({ baseUrl: 'https://dt.example', fetch }, 'opaque')).toBe('ann');
  expect(new Headers(fetch.mock.calls[0]![1]?.headers).get('Authorization')).toBe('Bearer opaque');
});
