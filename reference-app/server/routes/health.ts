import { Hono } from 'hono';

import { Health } from '../answers/system.js';
import type { ApiRouter, ServerContext } from '../context.js';
import { json } from '../http/answer.js';
import { answers, jsonOf } from '../http/described.js';
import { open } from '../http/guards.js';
import { isReadable, tryWriting } from '../store/database.js';

/**
 * Returns the routes that report whether the server can work, for operators who start and monitor it: 200
 * when it can, 503 when not.
 */
export function healthRoutes(server: ServerContext): ApiRouter {
  const router: ApiRouter = new Hono();

  for (const path of ['/health', '/health/started', '/health/live', '/health/ready'] as const) {
    router.get(path, open(), answers({ 200: jsonOf(Health), 503: jsonOf(Health) }), (c) => {
      const isUp = path === '/health/live' || canWork(server);
      const status = isUp ? 'UP' : 'DOWN';
      const checks = path === '/health/live' ? [] : [{ name: 'database', status, data: {} }];
      return json(c, { status, checks }, isUp ? 200 : 503);
    });
  }

  return router;
}

function canWork({ db, log }: ServerContext): boolean {
  try {
    if (!isReadable(db) || db.isDamaged()) return false;
    // A write that found no room is only found to work again by another one, and perhaps there are no more writes.
    if (db.isFull()) tryWriting(db);
    return true;
  } catch (error) {
    log('The database cannot be used', error);
    return false;
  }
}
