import type { ApiClient } from 'bomdeck';

/**
 * Whether the server does without sign-in: asked who is signed in, by nobody, it then has no objection and no answer.
 * A server that cannot be reached is none; the sign-in page will say what is wrong with it.
 */
export async function isOpenServer(api: ApiClient, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await api.send({ path: '/api/v1/user/self', isPublic: true, signal });
    return (await response.text()).trim() === '';
  } catch {
    return false;
  }
}
