import type { PermissionName, Role, TestServer } from './testServer.js';

/** Sends one request to a path below `/api/v1`; `body` as JSON, or as it is when it is a form. */
export type ApiCall = (
  method: string,
  path: string,
  body?: unknown,
  as?: Role | readonly PermissionName[],
) => Promise<Response>;

/**
 * Returns a function with which tests of routes call a server, as the administrator unless instructed
 * otherwise.
 */
export function apiCall(server: TestServer): ApiCall {
  return async (method, path, body, as = 'admin') => {
    const isForm = body instanceof URLSearchParams || body instanceof FormData;
    return server.fetch(`/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await server.tokenFor(as)}`,
        ...(isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
    });
  };
}
