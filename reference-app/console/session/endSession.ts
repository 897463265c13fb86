import { createApiClient, getServer, type ApiClient, type ApiClientOptions } from 'bomdeck';

/**
 * Ends a session where the server can: 5.0 and the embedded one. It is not waited for: the token is forgotten here, whatever comes
 * of it. Servers of 4.x have no such call, and their tokens are good until they expire.
 * @param known - has asked what the server is
 */
export function endSession(
  known: ApiClient,
  connection: Omit<ApiClientOptions, 'getToken'>,
  token: string,
): void {
  const api = createApiClient({ ...connection, getToken: () => token });
  getServer(known)
    .then(({ capabilities }) => {
      if (!capabilities.endsSessions) return undefined;
      return api.send({ method: 'POST', path: '/api/v1/user/logout' });
    })
    .catch(() => {
      // The token expires by itself.
    });
}
