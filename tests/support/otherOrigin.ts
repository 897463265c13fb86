/**
 * The methods that servers of 4.x allow to pages of other origins, unless `alpine.cors.allow.methods` is
 * changed.
 */
const ALLOWED = new Set(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/**
 * Treats requests as a browser does for a page of a different origin than that of a 4.x server with its
 * default settings: no other method gets through, and the page learns only that the request failed.
 */
export function fromOtherOrigin(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (!ALLOWED.has(method)) throw new TypeError('Failed to fetch');
    return fetch(input, init);
  };
}
