import { Hono } from 'hono';

import { ServiceComponent } from '../answers/service.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { requireAccess } from '../http/access.js';
import { empty, json } from '../http/answer.js';
import { readJson, uuidParam } from '../http/body.js';
import { NOTHING, PAGING, answers, jsonOf, paged, takesJson, takesQuery } from '../http/described.js';
import { permit } from '../http/guards.js';
import { listOfRows } from '../http/largeReads.js';
import { flag, ignored, list as listOf, model, nested, oneOf, text } from '../http/model.js';
import type { Input } from '../http/model.js';
import { pageOf } from '../http/page.js';
import { notFound } from '../http/refusal.js';
import { findProject, projectById, projectJson, projectScalars } from '../store/projects.js';
import {
  findService,
  insertService,
  serviceJson,
  servicesOfProject,
  updateService,
} from '../store/services.js';
import type { ServiceRow } from '../store/services.js';
import { deleteServiceTree } from '../store/trees.js';
import { externalReferenceList, line, OrganizationInput } from './projectInput.js';

const trimmed = text({ trim: true, blankAsNull: true, max: 1024 });

const DATA_DIRECTIONS = ['INBOUND', 'OUTBOUND', 'BI_DIRECTIONAL', 'UNKNOWN'] as const;

const ServiceInput = model({
  uuid: text(),
  provider: nested(OrganizationInput),
  group: line('group'),
  name: line('name', { notBlank: true, min: 1, max: 255 }),
  version: line('version'),
  description: line('description', { max: 1024 }),
  endpoints: listOf(trimmed, { max: 1_000 }),
  authenticated: flag(),
  crossesTrustBoundary: flag(),
  data: listOf(nested(model({ direction: oneOf(DATA_DIRECTIONS), name: trimmed })), { max: 1_000 }),
  externalReferences: externalReferenceList,
  // Made by the server; accepted because clients read, change and write back.
  parent: ignored(),
  children: ignored(),
  vulnerabilities: ignored(),
  project: ignored(),
  lastInheritedRiskScore: ignored(),
  notes: ignored(),
  bomRef: ignored(),
});

const NO_PROJECT = 'The project could not be found.';
const NO_SERVICE_UUID = 'The UUID of the service could not be found.';
const FORBIDDEN = 'Access to the specified service is forbidden';

/** Returns the routes for the services that the software of a project talks to. */
export function serviceRoutes({ db }: ServerContext): ApiRouter {
  const router: ApiRouter = new Hono();

  router.get(
    '/service/project/:uuid',
    permit('VIEW_PORTFOLIO'),
    takesQuery(PAGING),
    answers(paged(ServiceComponent), 404),
    (c) => {
      const project = projectOf(c, 'getAllServices.arg0');
      const { ids, total } = servicesOfProject(db, project.id, pageOf(c));
      const shown = projectJson(db, project, { isWithinRow: true });
      return listOfRows<ServiceRow>(
        c,
        {
          table: 'service',
          ids,
          count: ids.length,
          write: (row) => serviceJson(row, shown),
          bytesBeside: JSON.stringify(shown).length,
        },
        total,
      );
    },
  );

  router.get('/service/:uuid', permit('VIEW_PORTFOLIO'), answers(ServiceComponent, 404), (c) => {
    const service = findService(db, uuidParam(c, 'uuid', 'getServiceByUuid.arg0'));
    if (!service) throw notFound('The service could not be found.');
    requireAccess(c, service.projectId, FORBIDDEN);
    return json(c, withProject(service));
  });

  router.put(
    '/service/project/:uuid',
    permit('PORTFOLIO_MANAGEMENT'),
    takesJson(ServiceInput),
    answers({ 201: jsonOf(ServiceComponent) }, 404),
    async (c) => {
      const project = projectOf(c, 'createService.arg0');
      const input = await readJson(c, ServiceInput);
      const service = insertService(db, {
        projectId: project.id,
        ...textsOf(input),
        ...partsOf(input),
        name: input.name ?? '',
      });
      return json(c, serviceJson(service, projectJson(db, project)), 201);
    },
  );

  router.post(
    '/service',
    permit('PORTFOLIO_MANAGEMENT'),
    takesJson(ServiceInput),
    answers(ServiceComponent, 404),
    async (c) => {
      const input = await readJson(c, ServiceInput);
      const stored = input.uuid === undefined ? undefined : findService(db, input.uuid);
      if (!stored) throw notFound(NO_SERVICE_UUID);
      requireAccess(c, stored.projectId, FORBIDDEN);
      const changes = { ...textsOf(input), ...partsOf(input), name: input.name ?? '' };
      return json(c, withProject(updateService(db, stored.id, changes)));
    },
  );

  router.delete(
    '/service/:uuid',
    permit('PORTFOLIO_MANAGEMENT'),
    answers({ 204: NOTHING }, 404),
    async (c) => {
      const service = findService(db, uuidParam(c, 'uuid', 'deleteService.arg0'));
      if (!service) throw notFound(NO_SERVICE_UUID);
      requireAccess(c, service.projectId, FORBIDDEN);
      await deleteServiceTree(db, service.id);
      return empty(204);
    },
  );

  function projectOf(c: ApiContext, argument: string) {
    const project = findProject(db, uuidParam(c, 'uuid', argument));
    if (!project) throw notFound(NO_PROJECT);
    requireAccess(c, project.id);
    return project;
  }

  function withProject(service: ServiceRow) {
    return serviceJson(service, projectScalars(projectById(db, service.projectId)));
  }

  return router;
}

type EnteredService = Input<typeof ServiceInput>;

// Left out means taken away.
function textsOf(input: EnteredService) {
  return {
    provider: input.provider ? JSON.stringify(input.provider) : null,
    groupName: input.group ?? null,
    version: input.version ?? null,
    description: input.description ?? null,
  };
}

// Left out means left alone: the reference fails where they are missing, after it has stored the texts.
function partsOf(input: EnteredService) {
  const { endpoints, authenticated, crossesTrustBoundary, data, externalReferences } = input;
  return {
    ...(endpoints && { endpoints: listColumn(endpoints) }),
    ...(authenticated !== undefined && { authenticated: Number(authenticated) }),
    ...(crossesTrustBoundary !== undefined && { crossesTrustBoundary: Number(crossesTrustBoundary) }),
    ...(data && { data: listColumn(data) }),
    ...(externalReferences && { externalReferences: listColumn(externalReferences) }),
  };
}

const listColumn = (items: readonly unknown[]) => (items.length > 0 ? JSON.stringify(items) : null);
