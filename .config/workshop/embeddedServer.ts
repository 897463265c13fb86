import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { ANSWERS_BELOW, SESSION_PATH } from './browserBackend.js';

/** The exports of the module below. Vite loads it, because Vite can read the sources of the server. */
interface PortfoliosModule {
  openPortfolios: () => Promise<{
    answer: (request: Request) => Promise<Response>;
    sessionOf: (query: URLSearchParams) => Promise<object>;
  }>;
}

/** Lets the embedded server answer the stories of widgets, in the process of the workshop and with a database in memory. */
export function embeddedServer(): Plugin {
  return {
    name: 'embedded-server',
    apply: 'serve',
    configureServer(vite) {
      let portfolios: ReturnType<PortfoliosModule['openPortfolios']> | undefined;
      const opened = () =>
        (portfolios ??= vite
          .ssrLoadModule('/tests/support/portfolios.ts')
          .then((module) => (module as unknown as PortfoliosModule).openPortfolios()));

      const listener = getRequestListener(async (request) => {
        const { answer, sessionOf } = await opened();
        const url = new URL(request.url);
        if (url.pathname === SESSION_PATH) return Response.json(await sessionOf(url.searchParams));
        return answer(request);
      });
      vite.middlewares.use((request, response, next) => {
        if (request.url?.startsWith(ANSWERS_BELOW)) void listener(request, response);
        else next();
      });
    },
  };
}
