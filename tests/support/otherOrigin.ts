/** Methods that servers of 4.x allow pages of other origins, as long as nobody changes `alpine.cors.allow.methods`. */
const ALLOWED = new Set(['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/**
 * What a browser does for a page of another origin than that of a 4.x server with its default settings: no other method gets through, and
 * the page learns no more than that the request failed.
 */
export function fromOtherOrigin(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (!ALLOWED.has(method)) throw new TypeError('Failed to fetch');
    return fetch(input, init);
  };
}
