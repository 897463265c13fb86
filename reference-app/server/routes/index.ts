import type { ApiRouter, ServerContext } from '../context.js';
import { vulnerabilityRoutes } from './vulnerabilities.js';
import { licenseRoutes } from './license.js';
import { eventRoutes } from './event.js';
import { dependencyGraphRoutes } from './dependencyGraph.js';
import { componentRoutes } from './component.js';
import { bomRoutes } from './bom.js';
import { metricsRoutes } from './metrics.js';
import { findingRoutes } from './findings.js';
import { analysisRoutes } from './analysis.js';
import { badgeRoutes } from './badge.js';
import { configPropertyRoutes } from './configProperty.js';
import { healthRoutes } from './health.js';
import { licenseGroupRoutes } from './licenseGroup.js';
import { notificationRoutes } from './notification.js';
import { oidcRoutes } from './oidc.js';
import { permissionRoutes } from './permission.js';
import { policyRoutes } from './policy.js';
import { portfolioFindingRoutes } from './portfolioFindings.js';
import { projectRoutes } from './project.js';
import { projectListRoutes } from './projectLists.js';
import { repositoryRoutes } from './repository.js';
import { sessionRoutes } from './session.js';
import { teamRoutes } from './team.js';
import { userRoutes } from './user.js';
import { versionRoutes } from './version.js';

/**
 * Every resource of the API, by the path it is mounted at. A file here holds one resource and reads like this:
 *
 * ```ts
 * const TeamInput = model({ name: text({ notBlank: true, max: 255 }) });          // the shape of the request
 *
 * export function teamRoutes(server: ServerContext): ApiRouter {
 *   const { db } = server;
 *   const router: ApiRouter = new Hono();
 *
 *   router.put('/team', permit('ACCESS_MANAGEMENT'), async (c) => {              // 1. who may
 *     const input = await readJson(c, TeamInput);                                // 2. checked once, at the door
 *     const team = createTeam(db, input);                                        // 3. rule and query: store/team.ts or rules/
 *     return json(c, teamJson(team), 201);                                       // 4. row → shape of the API
 *   });
 *   return router;
 * }
 * ```
 *
 * - Paths are relative to the mount (`/api/v1`); fixed paths stand before those with parameters.
 * - Every route has exactly one guard: `permit(…)`, `signedIn()` or `open()`; `produces('text/plain')` before it when the
 *   answer is not JSON.
 * - A refusal is thrown: `notFound('…')`, `conflict('…')`, `problem(…)`; anything else thrown is a 500 without details.
 * - Several writes belong into `db.transaction(() => { … })`, background work is enqueued inside of it.
 * - Lists: `pageOf(c)`, `orderOf(…)`, then `list(c, rows, total)`. Across projects: `isVisible(c, 'project.id')`; one
 *   project: `requireAccess(c, project.id)`.
 */
export function mountRoutes(api: ApiRouter, server: ServerContext): void {
  api.route('/', healthRoutes(server));
  api.route('/api', versionRoutes(server));
  api.route('/api/v1', bomRoutes(server));
  api.route('/api/v1', componentRoutes(server));
  api.route('/api/v1', dependencyGraphRoutes(server));
  api.route('/api/v1', eventRoutes(server));
  api.route('/api/v1', licenseRoutes(server));
  api.route('/api/v1', badgeRoutes(server));
  api.route('/api/v1', configPropertyRoutes(server));
  api.route('/api/v1', licenseGroupRoutes(server));
  api.route('/api/v1', notificationRoutes(server));
  api.route('/api/v1', oidcRoutes(server));
  api.route('/api/v1', permissionRoutes(server));
  api.route('/api/v1', policyRoutes(server));
  api.route('/api/v1', portfolioFindingRoutes(server));
  api.route('/api/v1', projectListRoutes(server));
  api.route('/api/v1', projectRoutes(server));
  api.route('/api/v1', repositoryRoutes(server));
  api.route('/api/v1', sessionRoutes(server));
  api.route('/api/v1', teamRoutes(server));
  api.route('/api/v1', userRoutes(server));
  api.route('/api/v1', analysisRoutes(server));
  api.route('/api/v1', findingRoutes(server));
  api.route('/api/v1', metricsRoutes(server));
  api.route('/api/v1', vulnerabilityRoutes(server));
}
