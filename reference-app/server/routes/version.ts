import { Hono } from 'hono';

import { EMBEDDED_SERVER } from '../../../src/domain/embeddedServer.js';
import { About } from '../answers/system.js';
import type { ApiRouter, ServerContext } from '../context.js';
import { json } from '../http/answer.js';
import { answers } from '../http/described.js';
import { open } from '../http/guards.js';
import { settingOf } from '../store/settings.js';

// It names the product, not one installation, like that of the server itself.
const FRAMEWORK_UUID = '3f6f2a0a-8f7e-4c64-9d0e-5a54d7f1c0b2';

/** Returns the routes for the server's version: the release line of the API that it speaks. */
export function versionRoutes(server: ServerContext): ApiRouter {
  const { db, options } = server;
  const router: ApiRouter = new Hono();

  router.get('/version', open(), answers(About), (c) => {
    return json(c, {
      timestamp: options.buildTime,
      version: options.version,
      systemUuid: settingOf(db, 'system.uuid') ?? null,
      uuid: EMBEDDED_SERVER,
      application: 'Dependency-Track',
      framework: { name: 'Alpine', timestamp: options.buildTime, version: '2.2.6', uuid: FRAMEWORK_UUID },
    });
  });

  return router;
}
