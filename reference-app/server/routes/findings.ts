import { Hono } from 'hono';

import { Token } from '../answers/shared.js';
import { Finding, FindingPackagingFormat } from '../answers/vulnerability.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { requireAccess } from '../http/access.js';
import { json, sized } from '../http/answer.js';
import { uuidParam } from '../http/body.js';
import { answers, paged, takesQuery } from '../http/described.js';
import { permit, produces } from '../http/guards.js';
import { flagOf } from '../http/page.js';
import { badRequest, notFound } from '../http/refusal.js';
import { findingsExport } from '../rules/findingsExport.js';
import { findingsSarif } from '../rules/findingsSarif.js';
import { projectLane } from '../runtime/queue.js';
import { listFindings, writeFindings } from '../store/findings.js';
import { findProject } from '../store/projects.js';

const SOURCES = [
  'NVD',
  'NPM',
  'GITHUB',
  'VULNDB',
  'OSSINDEX',
  'RETIREJS',
  'INTERNAL',
  'OSV',
  'SNYK',
  'TRIVY',
  'UNKNOWN',
];
const SARIF = 'application/sarif+json';

/** Findings of a project: the list, the same for other tools, and looking again. */
export function findingRoutes(server: ServerContext): ApiRouter {
  const { db, jobs, options, now, config } = server;
  const router: ApiRouter = new Hono();

  router.get(
    '/finding/project/:uuid',
    produces('application/json', SARIF),
    permit('VIEW_VULNERABILITY'),
    takesQuery({ suppressed: 'flag', source: 'text' }),
    answers(paged(Finding), 404),
    (c) => {
      const project = projectOf(c, server, 'getFindingsByProject.arg0');
      const source = c.req.query('source');
      // The reference fails with 500 here.
      if (source !== undefined && !SOURCES.includes(source))
        throw badRequest(`${source} is no source of vulnerabilities.`);
      const findings = listFindings(db, project, { withSuppressed: flagOf(c, 'suppressed'), source });
      if (c.req.header('accept')?.toLowerCase().includes(SARIF)) {
        const tool = {
          name: 'OWASP Dependency-Track',
          version: options.version,
          informationUri: 'https://dependencytrack.org/',
        };
        return json(c, findingsSarif(findings, tool), 200, {
          'content-type': SARIF,
          'content-disposition': `attachment; filename="findings-${project.uuid}.sarif"`,
        });
      }
      const headers = { 'x-total-count': String(findings.length) };
      if (c.req.query('pretty') !== undefined) return json(c, findings, 200, headers);
      return sized(writeFindings(findings), 200, { 'content-type': 'application/json', ...headers });
    },
  );

  router.get(
    '/finding/project/:uuid/export',
    permit('VIEW_VULNERABILITY'),
    answers(FindingPackagingFormat, 404),
    (c) => {
      const project = projectOf(c, server, 'exportFindingsByProject.arg0');
      const meta = {
        application: 'Dependency-Track',
        version: options.version,
        timestamp: new Date(now()).toISOString().replace(/\.\d+Z$/, 'Z'),
        baseUrl: config.text('general', 'base.url'),
      };
      return json(c, findingsExport(meta, project, listFindings(db, project)), 200, {
        'content-disposition': `inline; filename=findings-${project.uuid}.fpf`,
      });
    },
  );

  router.post('/finding/project/:uuid/analyze', permit('VIEW_VULNERABILITY'), answers(Token, 404), (c) => {
    const project = projectOf(c, server, 'analyzeProject.arg0');
    const payload = { projectId: project.id };
    return json(c, {
      token: jobs.enqueue({ kind: 'analyzeProject', payload, lane: projectLane(project.id) }),
    });
  });

  return router;
}

function projectOf(c: ApiContext, { db }: ServerContext, argument: string) {
  const uuid = uuidParam(c, 'uuid', argument);
  const project = findProject(db, uuid);
  if (!project) throw notFound('The project could not be found.');
  requireAccess(c, project.id);
  return project;
}
