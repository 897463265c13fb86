import type { Backend } from './backend.js';

/** Addresses below this are answered by the embedded server, not by the files of the workshop. */
export const ANSWERS_BELOW = '/workshop/';
export const SESSION_PATH = `${ANSWERS_BELOW}session`;

/** The embedded server behind the page of the workshop. */
export const browserBackend: Backend = {
  baseUrl: (server) => new URL(`${ANSWERS_BELOW}${server}`, location.href).href,
  fetch: (...request) => fetch(...request),
  async sessionOf(server, as) {
    const query = new URLSearchParams({ server, as: String(as) });
    const answer = await fetch(`${SESSION_PATH}?${query}`);
    if (!answer.ok) throw new Error(`The workshop gives no session: ${answer.status} ${await answer.text()}`);
    return answer.json();
  },
};
