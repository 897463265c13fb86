import type { Mock } from 'vitest';

/** What was asked through a `fetch`, without the version of the server: the kit asks for it by itself after two seconds. */
export function requestsOf(fetch: Mock<typeof globalThis.fetch>): string[] {
  return fetch.mock.calls
    .map(([input, init]) => {
      const url = new URL(input instanceof Request ? input.url : String(input), 'http://bomdeck.example');
      return `${init?.method ?? 'GET'} ${url.pathname}`;
    })
    .filter((request) => request !== 'GET /api/version');
}
