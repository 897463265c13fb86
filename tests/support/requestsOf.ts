import type { Mock } from 'vitest';

type FetchMock = Mock<typeof globalThis.fetch>;

/** What was asked through a `fetch`, without the version of the server: the kit asks for it by itself after two seconds. */
export function requestsOf(fetch: FetchMock): string[] {
  return addressesOf(fetch)
    .map((address) => address.replace(/\?.*$/, ''))
    .filter((request) => request !== 'GET /api/version');
}

/** The same, with all that was asked for: `GET /api/v1/project?pageNumber=1`. */
export function addressesOf(fetch: FetchMock): string[] {
  return fetch.mock.calls.map(([input, init]) => {
    const url = new URL(input instanceof Request ? input.url : String(input), 'http://bomdeck.example');
    return `${init?.method ?? 'GET'} ${url.pathname}${url.search}`;
  });
}
