import type { ApiClient } from 'bomdeck';

/**
 * Whether the server does without sign-in: asked without a session who is signed in, it then neither refuses nor answers.
 * A server that cannot be reached is none; the sign-in page will say what is wrong with it.
 *
 * Other servers answer 401, which browsers log once per sign-in page. Nothing that is open to everybody tells the two
 * apart, and remembering the answer would keep people at a sign-in page after their server was opened.
 */
export async function isOpenServer(api: ApiClient, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await api.send({ path: '/api/v1/user/self', isPublic: true, signal });
    return (await response.text()).trim() === '';
  } catch {
    return false;
  }
}
