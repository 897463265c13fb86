import type { ApiClient } from 'bomdeck';

/**
 * Returns whether the server works without sign-in. Asked without a session for the signed-in user, it then
 * neither rejects the request nor returns a user. A server that cannot be reached does not count. The sign-in
 * page reports the problem.
 *
 * Other servers answer 401, which browsers log once per sign-in page. Nothing that is public distinguishes
 * the two, and remembering the answer would keep users at a sign-in page after their server was opened.
 */
export async function isOpenServer(api: ApiClient, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await api.send({ path: '/api/v1/user/self', isPublic: true, signal });
    return (await response.text()).trim() === '';
  } catch {
    return false;
  }
}
