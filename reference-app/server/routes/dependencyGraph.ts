import { Hono } from 'hono';

import { DirectDependency } from '../answers/component.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { answers, listed } from '../http/described.js';
import { json } from '../http/answer.js';
import { uuidParam } from '../http/body.js';
import { canAccess, requireAccess } from '../http/access.js';
import { permit } from '../http/guards.js';
import { notFound } from '../http/refusal.js';
import { findComponent } from '../store/components.js';
import { dependenciesBelow } from '../store/dependencies.js';
import { findProject } from '../store/projects.js';

/** The dependency graph, one level at a time. */
export function dependencyGraphRoutes({ db }: ServerContext): ApiRouter {
  const router: ApiRouter = new Hono();

  router.get(
    '/dependencyGraph/project/:uuid/directDependencies',
    permit('VIEW_PORTFOLIO'),
    answers(listed(DirectDependency), 404),
    (c) => {
      const uuid = uuidParam(c, 'uuid', 'getComponentsAndServicesByProjectUuid.arg0');
      const project = findProject(db, uuid);
      if (!project) throw notFound('The component could not be found.');
      requireAccess(c, project.id);
      return json(c, dependenciesBelow(db, project.directDependencies, mayShow(c)));
    },
  );

  router.get(
    '/dependencyGraph/component/:uuid/directDependencies',
    permit('VIEW_PORTFOLIO'),
    answers(listed(DirectDependency), 404),
    (c) => {
      const uuid = uuidParam(c, 'uuid', 'getComponentsAndServicesByComponentUuid.arg0');
      const component = findComponent(db, uuid);
      if (!component) throw notFound('The component could not be found.');
      requireAccess(c, component.projectId, 'Access to the specified component is forbidden');
      return json(c, dependenciesBelow(db, component.directDependencies, mayShow(c)));
    },
  );

  return router;
}

const mayShow = (c: ApiContext) => (projectId: number) => canAccess(c, projectId);
