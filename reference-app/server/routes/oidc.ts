import { Hono } from 'hono';

import type { ApiRouter, ServerContext } from '../context.js';
import { json } from '../http/answer.js';
import { permit } from '../http/guards.js';

/** Groups of an identity provider that teams can be mapped to. */
export function oidcRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();

  router.get('/oidc/group', permit('ACCESS_MANAGEMENT'), (c) =>
    json(c, db.all(db.build.selectFrom('oidcGroup').select(['uuid', 'name']).orderBy('name'))),
  );

  return router;
}
