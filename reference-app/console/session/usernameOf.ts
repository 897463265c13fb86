import { claimsOf, createApiClient, type ApiClientOptions } from 'bomdeck';

/**
 * Returns the owner of a token, as named in the token, or else by the server, since opaque tokens (5.0)
 * contain no name. Where no name was typed, there is no other way to know.
 * @throws the errors of the client
 */
export async function usernameOf(
  connection: Omit<ApiClientOptions, 'getToken'>,
  token: string,
): Promise<string> {
  const claimed = claimsOf(token)?.username;
  if (claimed) return claimed;
  const api = createApiClient({ ...connection, getToken: () => token });
  const response = await api.send({ path: '/api/v1/user/self' });
  const { username } = (await response.json()) as { username?: unknown };
  return typeof username === 'string' ? username : '';
}
