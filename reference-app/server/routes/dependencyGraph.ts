import { Hono } from 'hono';

import { DirectDependency } from '../answers/component.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { answers, listed } from '../http/described.js';
import { listText } from '../http/answer.js';
import { uuidParam } from '../http/body.js';
import { canAccess, requireAccess } from '../http/access.js';
import { permit } from '../http/guards.js';
import { LEAST_LARGE, beforeLargeRead, streamed } from '../http/largeReads.js';
import { notFound } from '../http/refusal.js';
import { arrayPieces } from '../rules/arrayPieces.js';
import { findComponent } from '../store/components.js';
import { bytesBelow, dependenciesBelow } from '../store/dependencies.js';
import { findProject } from '../store/projects.js';

/** The dependency graph, one level at a time. */
export function dependencyGraphRoutes({ db }: ServerContext): ApiRouter {
  const router: ApiRouter = new Hono();

  router.get(
    '/dependencyGraph/project/:uuid/directDependencies',
    permit('VIEW_PORTFOLIO'),
    answers(listed(DirectDependency), 404),
    async (c) => {
      const uuid = uuidParam(c, 'uuid', 'getComponentsAndServicesByProjectUuid.arg0');
      const project = findProject(db, uuid);
      if (!project) throw notFound('The component could not be found.');
      requireAccess(c, project.id);
      return below(c, project.directDependencies);
    },
  );

  router.get(
    '/dependencyGraph/component/:uuid/directDependencies',
    permit('VIEW_PORTFOLIO'),
    answers(listed(DirectDependency), 404),
    async (c) => {
      const uuid = uuidParam(c, 'uuid', 'getComponentsAndServicesByComponentUuid.arg0');
      const component = findComponent(db, uuid);
      if (!component) throw notFound('The component could not be found.');
      requireAccess(c, component.projectId, 'Access to the specified component is forbidden');
      return below(c, component.directDependencies);
    },
  );

  return router;
}

// A short list may be large, too, for what each component in it depends on.
async function below(c: ApiContext, directDependencies: string | null): Promise<Response> {
  const { db } = c.get('server');
  const listed = Buffer.byteLength(directDependencies ?? '');
  const isLarge = listed >= LEAST_STREAMED || bytesBelow(db, directDependencies) >= LEAST_LARGE;
  if (isLarge) await beforeLargeRead(c, Infinity, { isStreamed: true });
  const pieces = arrayPieces(dependenciesBelow(db, directDependencies, mayShow(c)));
  // Not indented, even on request: that would require all of it in memory.
  if (isLarge) return streamed(c, pieces, { 'content-type': 'application/json' });
  return listText(c, [...pieces].join(''));
}

/** Bytes of the list of what something depends on: some thousand components. */
const LEAST_STREAMED = 200_000;

const mayShow = (c: ApiContext) => (projectId: number) => canAccess(c, projectId);
