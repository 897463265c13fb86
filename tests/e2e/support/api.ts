import { expect, type APIRequestContext } from '@playwright/test';
import { tokenOf, type Person } from './people.js';
import { apiAddress, RECONNECTING } from './server.js';

/** The API, asked past the console: to prepare what a test needs, and to see what a click has done. */
export interface Api {
  get: <T>(path: string) => Promise<T>;
  put: <T>(path: string, body: unknown) => Promise<T>;
  post: <T>(path: string, body?: unknown) => Promise<T>;
  /** Sends a request that may be rejected and resolves with its status. */
  status: (method: string, path: string, body?: unknown) => Promise<number>;
}

/** The API as one of the people; every answer but a yes fails the test. */
export async function apiAs(request: APIRequestContext, who: Person): Promise<Api> {
  const headers = { Authorization: `Bearer ${await tokenOf(request, who)}` };
  const send = (method: string, path: string, data?: unknown) =>
    request.fetch(apiAddress(`v1${path}`), { method, headers, data, ...RECONNECTING });
  const call = async (method: string, path: string, data?: unknown) => {
    const response = await send(method, path, data);
    const text = await response.text();
    expect(response.ok(), `${method} ${path}: ${response.status()} ${text}`).toBe(true);
    return (text ? JSON.parse(text) : undefined) as never;
  };
  return {
    get: (path) => call('GET', path),
    put: (path, body) => call('PUT', path, body),
    post: (path, body) => call('POST', path, body),
    status: async (method, path, body) => (await send(method, path, body)).status(),
  };
}
