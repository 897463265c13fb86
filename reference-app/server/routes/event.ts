import { Hono } from 'hono';

import { Processing } from '../answers/shared.js';
import type { ApiRouter, ServerContext } from '../context.js';
import { answers } from '../http/described.js';
import { json } from '../http/answer.js';
import { uuidParam } from '../http/body.js';
import { signedIn } from '../http/guards.js';

/**
 * Returns the routes that report whether background work is still running. Finished, failed, and unknown work
 * look alike.
 */
export function eventRoutes({ jobs }: ServerContext): ApiRouter {
  const router: ApiRouter = new Hono();

  router.get('/event/token/:uuid', signedIn(), answers(Processing), (c) => {
    const token = uuidParam(c, 'uuid', 'isTokenBeingProcessed.arg0');
    return json(c, { processing: jobs.isProcessing(token) });
  });

  return router;
}
