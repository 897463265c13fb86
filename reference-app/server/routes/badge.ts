import { Hono } from 'hono';

import type { ApiRouter, ServerContext } from '../context.js';
import { empty, text } from '../http/answer.js';
import { uuidParam } from '../http/body.js';
import { DOCUMENT, NOTHING, answers } from '../http/described.js';
import { open, produces } from '../http/guards.js';
import { notFound } from '../http/refusal.js';
import { violationBadge, vulnerabilityBadge } from '../rules/badge.js';
import { currentProjectMetrics } from '../store/metrics.js';
import { findProject, findProjectByName } from '../store/projects.js';
import type { ProjectRow } from '../store/projects.js';

const SVG = 'image/svg+xml';

/**
 * Returns the routes for badges: images for pages that show the state of a project. Everyone may see them
 * once an administrator allows badges.
 */
export function badgeRoutes({ db, config }: ServerContext): ApiRouter {
  const router: ApiRouter = new Hono();
  const shown = answers({ 200: DOCUMENT, 204: NOTHING }, 404);

  for (const [kind, draw] of [
    ['vulns', vulnerabilityBadge],
    ['violations', violationBadge],
  ] as const) {
    const answer = (find: () => ProjectRow | undefined) => {
      if (!config.isOn('general', 'badge.enabled')) return empty(204);
      const project = find();
      if (!project) throw notFound('The project could not be found.');
      return text(draw(currentProjectMetrics(db, project.id)), 200, SVG);
    };
    router.get(`/badge/${kind}/project/:uuid`, produces(SVG), open(), shown, (c) =>
      answer(() => findProject(db, uuidParam(c, 'uuid', 'getProjectBadge.arg0'))),
    );
    router.get(`/badge/${kind}/project/:name/:version`, produces(SVG), open(), shown, (c) =>
      answer(() => findProjectByName(db, c.req.param('name'), c.req.param('version'))),
    );
  }

  return router;
}
