import { claimsOf, createApiClient, type ApiClientOptions } from 'bomdeck';

/**
 * Whose session a token is: as it says itself, else as the server says, whose opaque tokens (5.0) say nothing. Where no name was
 * typed, there is no other way to know.
 * @throws what the client throws
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
