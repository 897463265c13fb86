import { createApiClient, type ApiClientOptions } from 'bomdeck';

/**
 * Ends a session where the server can: 5.0 and the embedded one. It is not waited for: the token is forgotten here, whatever comes
 * of it. Servers of 4.x know no such call, and their tokens are good until they expire.
 */
export function endSession(connection: Omit<ApiClientOptions, 'getToken'>, token: string): void {
  const api = createApiClient({ ...connection, getToken: () => token });
  api.send({ method: 'POST', path: '/api/v1/user/logout' }).catch(() => {
    // The token expires automatically.
  });
}
