import { createApiClient, type ApiClientOptions } from 'bomdeck';
import { claimsOf } from './claims.js';

/**
 * Ends a session where the server keeps it (5.0). Nobody waits for it: the token is forgotten here, whatever comes of
 * it. A token with claims is good until it expires, and its servers (4.x) have nothing to call.
 */
export function endSession(connection: Omit<ApiClientOptions, 'getToken'>, token: string): void {
  if (claimsOf(token)) return;
  const api = createApiClient({ ...connection, getToken: () => token });
  api.send({ method: 'POST', path: '/api/v1/user/logout' }).catch(() => {
    // Its life ends by itself, after some hours.
  });
}
