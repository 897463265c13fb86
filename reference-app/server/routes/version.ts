import { Hono } from 'hono';

import { About } from '../answers/system.js';
import type { ApiRouter, ServerContext } from '../context.js';
import { json } from '../http/answer.js';
import { answers } from '../http/described.js';
import { open } from '../http/guards.js';
import { settingOf } from '../store/settings.js';

// Clients compare these with themselves only: they name the product, not one installation.
const PRODUCT_UUID = '6d1b5f5c-3c0e-4b5e-9f83-7c1a2b4f0d11';
const FRAMEWORK_UUID = '3f6f2a0a-8f7e-4c64-9d0e-5a54d7f1c0b2';

/** What this server says it is: the release line of the API that it speaks. */
export function versionRoutes(server: ServerContext): ApiRouter {
  const { db, options } = server;
  const router: ApiRouter = new Hono();

  router.get('/version', open(), answers(About), (c) => {
    return json(c, {
      timestamp: options.buildTime,
      version: options.version,
      systemUuid: settingOf(db, 'system.uuid') ?? null,
      uuid: PRODUCT_UUID,
      application: 'Dependency-Track',
      framework: { name: 'Alpine', timestamp: options.buildTime, version: '2.2.6', uuid: FRAMEWORK_UUID },
    });
  });

  return router;
}
