import type { Mock } from 'vitest';

type FetchMock = Mock<typeof globalThis.fetch>;

/**
 * Returns the requests sent through a `fetch`, except the one for the server version, which the kit sends
 * automatically after two seconds.
 */
export function requestsOf(fetch: FetchMock): string[] {
  return addressesOf(fetch)
    .map((address) => address.replace(/\?.*$/, ''))
    .filter((request) => request !== 'GET /api/version');
}

/** The same with query parameters: `GET /api/v1/project?pageNumber=1`. */
export function addressesOf(fetch: FetchMock): string[] {
  return fetch.mock.calls.map(([input, init]) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://bomdeck.example');
    return `${init?.method ?? 'GET'} ${url.pathname}${url.search}`;
  });
}
