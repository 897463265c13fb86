import { Hono } from 'hono';

import type { ApiRouter, ServerContext } from '../context.js';
import { json } from '../http/answer.js';
import { answers, listed } from '../http/described.js';
import { permit } from '../http/guards.js';
import { TEXT } from '../http/shape.js';
import { OSV_ECOSYSTEMS, unselectedEcosystems } from '../rules/osvEcosystems.js';

/** Returns the routes that list the options an administrator has for other sources. */
export function integrationRoutes({ config }: ServerContext): ApiRouter {
  const router: ApiRouter = new Hono();
  const configure = permit('SYSTEM_CONFIGURATION');

  router.get('/integration/osv/ecosystem', configure, answers(listed(TEXT)), (c) => json(c, OSV_ECOSYSTEMS));

  router.get('/integration/osv/ecosystem/inactive', configure, answers(listed(TEXT)), (c) =>
    json(c, unselectedEcosystems(config.text('vuln-source', 'google.osv.enabled'))),
  );

  return router;
}
