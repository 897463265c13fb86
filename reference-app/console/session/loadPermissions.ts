import { ApiError, ShapeError, type ApiClient } from 'bomdeck';

/**
 * The rights of the signed-in user, where the token says nothing about them (5.0 servers).
 * @throws what the client throws; a session that has ended is a matter of {@link useUser}, which asks at the same time
 */
export async function loadPermissions(api: ApiClient, signal: AbortSignal): Promise<readonly string[]> {
  const request = { path: '/api/v1/user/self/permissions', signal };
  const response = await api.send(request);
  const answer = (await response.json().catch(() => undefined)) as unknown;
  if (!Array.isArray(answer))
    throw new ShapeError({ method: 'GET', path: request.path }, '', 'expected a list');
  return answer.filter((permission) => typeof permission === 'string');
}

/** Returns whether an error means that the session is over, as reported by the server. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
