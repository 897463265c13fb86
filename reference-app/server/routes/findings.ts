import { Hono } from 'hono';

import { Token } from '../answers/shared.js';
import { Finding, FindingPackagingFormat } from '../answers/vulnerability.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { requireAccess } from '../http/access.js';
import { json } from '../http/answer.js';
import { uuidParam } from '../http/body.js';
import { answers, paged, takesQuery } from '../http/described.js';
import { permit, produces } from '../http/guards.js';
import { beforeManyRows, inPieces } from '../http/largeReads.js';
import { flagOf } from '../http/page.js';
import { badRequest, notFound } from '../http/refusal.js';
import { arrayPieces } from '../rules/arrayPieces.js';
import { ownerOfWork } from '../http/waitingWork.js';
import { findingsExport } from '../rules/findingsExport.js';
import { findingsSarif } from '../rules/findingsSarif.js';
import { projectLane } from '../runtime/queue.js';
import { countFindings, findingTexts, findingsOf, listedFindings } from '../store/findings.js';
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
    async (c) => {
      const project = projectOf(c, server, 'getFindingsByProject.arg0');
      const source = c.req.query('source');
      // The reference fails with 500 here.
      if (source !== undefined && !SOURCES.includes(source))
        throw badRequest(`${source} is not a source of vulnerabilities.`);
      const filter = { withSuppressed: flagOf(c, 'suppressed'), source };
      await beforeManyRows(c, countFindings(db, project.id));
      const { ids, bytes } = listedFindings(db, project.id, filter);
      const findings = () => findingsOf(db, project, ids);
      if (!(c.req.header('accept')?.toLowerCase().includes(SARIF) ?? false)) {
        const counted = { 'x-total-count': String(ids.length) };
        return inPieces(c, arrayPieces(findingTexts(findings())), bytes, counted);
      }
      const tool = {
        name: 'OWASP Dependency-Track',
        version: options.version,
        informationUri: 'https://dependencytrack.org/',
      };
      return inPieces(c, findingsSarif(findings, tool), bytes, {
        'content-type': SARIF,
        'content-disposition': `attachment; filename="findings-${project.uuid}.sarif"`,
      });
    },
  );

  router.get(
    '/finding/project/:uuid/export',
    permit('VIEW_VULNERABILITY'),
    answers(FindingPackagingFormat, 404),
    async (c) => {
      const project = projectOf(c, server, 'exportFindingsByProject.arg0');
      await beforeManyRows(c, countFindings(db, project.id));
      const { ids, bytes } = listedFindings(db, project.id);
      const meta = {
        application: 'Dependency-Track',
        version: options.version,
        timestamp: new Date(now()).toISOString().replace(/\.\d+Z$/, 'Z'),
        baseUrl: config.text('general', 'base.url'),
      };
      return inPieces(c, findingsExport(meta, project, findingsOf(db, project, ids)), bytes, {
        'content-disposition': `inline; filename=findings-${project.uuid}.fpf`,
      });
    },
  );

  router.post(
    '/finding/project/:uuid/analyze',
    permit('VIEW_VULNERABILITY'),
    answers(Token, 404, 429),
    (c) => {
      const { id: projectId } = projectOf(c, server, 'analyzeProject.arg0');
      const token = jobs.enqueue({
        kind: 'analyzeProject',
        payload: { projectId },
        lane: projectLane(projectId),
        owner: ownerOfWork(c),
        isMergeable: true,
      });
      return json(c, { token });
    },
  );

  return router;
}

function projectOf(c: ApiContext, { db }: ServerContext, argument: string) {
  const uuid = uuidParam(c, 'uuid', argument);
  const project = findProject(db, uuid);
  if (!project) throw notFound('The project could not be found.');
  requireAccess(c, project.id);
  return project;
}
