import { createApiClient } from '../../src/api/client.js';
import type { HostProps, NavigationTarget } from '../../src/host/types.js';
import type { Answers, Portfolio, Release, SignedInAs, WidgetParameters } from './stories.js';

/**
 * The backend of the stories: in a browser the server behind the workshop, in tests a server in the same
 * process.
 */
export interface Backend {
  /** Returns the base URL of a server, without a trailing slash. */
  readonly baseUrl: (server: ServerName) => string;
  readonly fetch: typeof globalThis.fetch;
  readonly sessionOf: (server: ServerName, as: SignedInAs) => Promise<Session>;
}

/** A portfolio, and the release that the server of it answers like, if it is another one. */
export type ServerName = Portfolio | `${Portfolio}@${Release}`;

/** A token, and what it allows. */
export interface Session {
  readonly token: string;
  readonly permissions: readonly string[];
}

/** The host of a story: signed in, in front of the portfolio and the answers that its parameters name. */
export async function hostOf(backend: Backend, parameters: WidgetParameters): Promise<HostProps> {
  const { portfolio = 'shop', release, as = 'admin', answers = 'server', isReadOnly } = parameters;
  const kept = new Map(Object.entries(parameters.preferences ?? {}));
  const server: ServerName = release ? `${portfolio}@${release}` : portfolio;
  const { token, permissions } = await backend.sessionOf(server, as);
  const api = createApiClient({
    baseUrl: backend.baseUrl(server),
    fetch: answers === 'server' ? backend.fetch : ANSWERS[answers],
    getToken: () => token,
  });
  return {
    api,
    auth: { user: { username: typeof as === 'string' ? as : 'somebody' }, permissions },
    navigation: { href: hrefOf },
    isReadOnly,
    preferences: {
      get: (key) => kept.get(key),
      set: (key, value) => void (value === undefined ? kept.delete(key) : kept.set(key, value)),
    },
  };
}

/** Simulated answers that a server does not give on request. */
const ANSWERS: Record<Exclude<Answers, 'server'>, typeof globalThis.fetch> = {
  none: (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    }),
  failure: () => refusal(500, 'Internal Server Error', 'The database is being moved.'),
  forbidden: () => refusal(403, 'Forbidden', 'Access to the requested project is forbidden.'),
  notFound: () => refusal(404, 'Not Found', 'The project could not be found.'),
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
};

async function refusal(status: number, title: string, detail: string): Promise<Response> {
  return new Response(JSON.stringify({ status, title, detail }), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

/** An address for each target, so that links are links; they lead nowhere in the workshop. */
function hrefOf(target: NavigationTarget): string {
  return `#${target.to}`;
}
