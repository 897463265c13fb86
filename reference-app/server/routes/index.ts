import type { ApiRouter, ServerContext } from '../context.js';
import { accountRoutes } from './account.js';
import { aclRoutes } from './acl.js';
import { analysisRoutes } from './analysis.js';
import { badgeRoutes } from './badge.js';
import { bomRoutes } from './bom.js';
import { bomExportRoutes } from './bomExport.js';
import { calculatorRoutes } from './calculator.js';
import { componentRoutes } from './component.js';
import { componentPropertyRoutes } from './componentProperty.js';
import { configPropertyRoutes } from './configProperty.js';
import { cweRoutes } from './cwe.js';
import { dependencyGraphRoutes } from './dependencyGraph.js';
import { eventRoutes } from './event.js';
import { findingRoutes } from './findings.js';
import { healthRoutes } from './health.js';
import { integrationRoutes } from './integration.js';
import { ldapRoutes } from './ldap.js';
import { licenseRoutes } from './license.js';
import { licenseGroupRoutes } from './licenseGroup.js';
import { metricsRoutes } from './metrics.js';
import { notificationPublisherRoutes } from './notificationPublisher.js';
import { notificationRuleRoutes } from './notificationRule.js';
import { oidcRoutes } from './oidc.js';
import { openApiRoutes } from './openApi.js';
import { permissionRoutes } from './permission.js';
import { policyRoutes } from './policy.js';
import { portfolioFindingRoutes } from './portfolioFindings.js';
import { projectRoutes } from './project.js';
import { projectListRoutes } from './projectLists.js';
import { projectCopyRoutes } from './projectCopy.js';
import { projectPropertyRoutes } from './projectProperty.js';
import { repositoryRoutes } from './repository.js';
import { searchRoutes } from './search.js';
import { serviceRoutes } from './service.js';
import { sessionRoutes } from './session.js';
import { teamRoutes } from './team.js';
import { userRoutes } from './user.js';
import { versionRoutes } from './version.js';
import { vexRoutes } from './vex.js';
import { violationRoutes } from './violation.js';
import { vulnerabilityRoutes } from './vulnerabilities.js';

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
 *   router.put('/team', permit('ACCESS_MANAGEMENT'), takesJson(TeamInput), // 1. who may, and with what
 *     answers({ 201: jsonOf(Team) }), async (c) => {                              //    what comes back: answers/access.ts
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
 * - What a route reads besides its path is named behind the guard (`takesJson(…)`, `takesQuery(…)`): the description of the
 *   API at `/api/openapi.json` is made of it, and a test compares it with what the handler reads.
 * - What it answers is named there, too (`answers(…)`), by status and with the shapes in answers/. Refusals that a guard, a UUID
 *   in the path or a body bring along go without saying. Tests hold every recorded answer against it.
 * - A refusal is thrown: `notFound('…')`, `conflict('…')`, `problem(…)`; anything else thrown is a 500 without details.
 * - Several writes belong into `db.transaction(() => { … })`, background work is enqueued inside of it.
 * - Lists: `pageOf(c)`, `orderOf(…)`, then `list(c, rows, total)`. Across projects: `isVisible(c, 'project.id')`; one
 *   project: `requireAccess(c, project.id)`.
 */
export function mountRoutes(api: ApiRouter, server: ServerContext): void {
  api.route('/', healthRoutes(server));
  api.route('/api', versionRoutes(server));
  api.route('/api', openApiRoutes(api, server));
  for (const routes of RESOURCES) api.route('/api/v1', routes(server));
}

const RESOURCES = [
  accountRoutes,
  aclRoutes,
  analysisRoutes,
  badgeRoutes,
  bomRoutes,
  bomExportRoutes,
  calculatorRoutes,
  componentRoutes,
  componentPropertyRoutes,
  configPropertyRoutes,
  cweRoutes,
  dependencyGraphRoutes,
  eventRoutes,
  findingRoutes,
  integrationRoutes,
  ldapRoutes,
  licenseRoutes,
  licenseGroupRoutes,
  metricsRoutes,
  notificationPublisherRoutes,
  notificationRuleRoutes,
  oidcRoutes,
  permissionRoutes,
  policyRoutes,
  portfolioFindingRoutes,
  projectRoutes,
  projectListRoutes,
  projectCopyRoutes,
  projectPropertyRoutes,
  repositoryRoutes,
  searchRoutes,
  serviceRoutes,
  sessionRoutes,
  teamRoutes,
  userRoutes,
  vexRoutes,
  violationRoutes,
  vulnerabilityRoutes,
];
