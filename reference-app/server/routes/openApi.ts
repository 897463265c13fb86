import { Hono } from 'hono';

import type { ApiRouter, ServerContext } from '../context.js';
import { json, text } from '../http/answer.js';
import { DOCUMENT, answers } from '../http/described.js';
import { open, produces } from '../http/guards.js';
import { describedRoutes, openApiOf } from '../http/openApi.js';

/**
 * Returns the routes with which the API describes itself.
 * @param api - the API to describe; may be mounted afterwards
 */
export function openApiRoutes(api: ApiRouter, { options }: ServerContext): ApiRouter {
  const router: ApiRouter = new Hono();
  // Made at the first request, when everything is mounted.
  let known: object | undefined;
  const document = () => (known ??= openApiOf(describedRoutes(api), options.version));

  router.get('/openapi.json', open(), answers(DOCUMENT), (c) => json(c, document()));

  // JSON is YAML, too.
  router.get('/openapi.yaml', produces('application/yaml'), open(), answers(DOCUMENT), () =>
    text(JSON.stringify(document(), undefined, 2), 200, 'application/yaml'),
  );

  return router;
}
