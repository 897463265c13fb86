import { Hono } from 'hono';

import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { requireAccess } from '../http/access.js';
import { uuidParam } from '../http/body.js';
import { DOCUMENT, answers, takesQuery } from '../http/described.js';
import { permit, produces } from '../http/guards.js';
import { LEAST_LARGE, USUAL_BYTES, beforeLargeRead, streamed } from '../http/largeReads.js';
import { flagOf } from '../http/page.js';
import { badRequest, notFound } from '../http/refusal.js';
import type { UnwrittenDocument } from '../rules/bomDocument.js';
import { findComponentPlace } from '../store/components.js';
import { isLargeExport } from '../store/exportedBom.js';
import type { ExportFilter, ExportedParts } from '../store/exportedBom.js';
import { findProject } from '../store/projects.js';
import { componentDocument, projectDocument, documentPieces, vexDocument } from '../work/exportBom.js';
import type { BomVariant } from '../work/exportBom.js';

const JSON_TYPE = 'application/vnd.cyclonedx+json';
const XML_TYPE = 'application/vnd.cyclonedx+xml';
const DOWNLOAD_TYPE = 'application/octet-stream';

const VARIANTS: readonly BomVariant[] = ['inventory', 'withVulnerabilities', 'vdr'];

/** Projects, components and decisions as CycloneDX documents. */
export function bomExportRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();

  router.get(
    '/bom/cyclonedx/project/:uuid',
    produces(XML_TYPE, JSON_TYPE, DOWNLOAD_TYPE),
    permit('VIEW_PORTFOLIO'),
    takesQuery({ variant: 'text', format: 'text', download: 'flag' }),
    answers(DOCUMENT, 404),
    async (c) => {
      const project = findProject(db, uuidParam(c, 'uuid', 'exportProjectAsCycloneDx.arg0'));
      if (!project) throw notFound('The project could not be found.');
      requireAccess(c, project.id);
      const variant = variantOf(c);
      const format = formatOf(c);
      await beforeExport(c, project.id, { withServices: true, withFindings: variant !== 'inventory' });
      const document = await projectDocument(server, project, variant);
      // The reference names a variant that was not requested "null".
      return answer(c, document, format, `${project.uuid}-${c.req.query('variant') ?? 'null'}.cdx.${format}`);
    },
  );

  router.get(
    '/bom/cyclonedx/component/:uuid',
    produces(XML_TYPE, JSON_TYPE),
    permit('VIEW_PORTFOLIO'),
    takesQuery({ format: 'text' }),
    answers(DOCUMENT, 404),
    async (c) => {
      const component = findComponentPlace(db, uuidParam(c, 'uuid', 'exportComponentAsCycloneDx.arg0'));
      if (!component) throw notFound('The component could not be found.');
      requireAccess(c, component.projectId, 'Access to the specified component is forbidden');
      const format = formatOf(c);
      await beforeExport(c, component.projectId, { componentId: component.id });
      return answer(c, await componentDocument(server, component), format);
    },
  );

  router.get(
    '/vex/cyclonedx/project/:uuid',
    produces(JSON_TYPE, DOWNLOAD_TYPE),
    permit('VULNERABILITY_ANALYSIS'),
    takesQuery({ download: 'flag' }),
    answers(DOCUMENT, 404),
    async (c) => {
      const project = findProject(db, uuidParam(c, 'uuid', 'exportProjectAsCycloneDx.arg0'));
      if (!project) throw notFound('The project could not be found.');
      requireAccess(c, project.id);
      await beforeExport(c, project.id, { withFindings: true });
      return answer(c, await vexDocument(server, project), 'json', `${project.uuid}-vex.cdx.json`);
    },
  );

  return router;
}

async function beforeExport(
  c: ApiContext,
  projectId: number,
  what: ExportFilter & ExportedParts,
): Promise<void> {
  const { db } = c.get('server');
  const most = { rows: LEAST_LARGE / USUAL_BYTES, bytes: LEAST_LARGE };
  if (await isLargeExport(db, projectId, what, most))
    await beforeLargeRead(c, LEAST_LARGE, { isStreamed: true });
}

/** @param filename - absent where a document is not offered for download */
function answer(
  c: ApiContext,
  document: UnwrittenDocument,
  format: 'json' | 'xml',
  filename?: string,
): Response {
  const isDownload = filename !== undefined && flagOf(c, 'download');
  const headers: Record<string, string> = isDownload
    ? { 'content-type': DOWNLOAD_TYPE, 'content-disposition': `attachment; filename="${filename}"` }
    : { 'content-type': format === 'json' ? JSON_TYPE : XML_TYPE };
  return streamed(c, documentPieces(document, format), headers);
}

function variantOf(c: ApiContext): BomVariant {
  const asked = (c.req.query('variant') ?? 'inventory').toLowerCase();
  const variant = VARIANTS.find((known) => known.toLowerCase() === asked);
  if (!variant) throw badRequest('Invalid BOM variant specified.');
  return variant;
}

function formatOf(c: ApiContext): 'json' | 'xml' {
  const asked = (c.req.query('format') ?? 'json').toLowerCase();
  if (asked !== 'json' && asked !== 'xml') throw badRequest('Invalid BOM format specified.');
  return asked;
}
