import { randomUUID } from 'node:crypto';

import { Hono } from 'hono';

import { hashMembersOfLength } from '../../../src/domain/hashes.js';
import { Component, DependencyGraph } from '../answers/component.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { isVisible, requireAccess, visibleProjects } from '../http/access.js';
import { empty, json, listText } from '../http/answer.js';
import { checkedUuid, readJson, readJsonChange, uuidParam } from '../http/body.js';
import {
  NOTHING,
  PAGING,
  answers,
  jsonOf,
  orNothing,
  paged,
  takesJson,
  takesQuery,
} from '../http/described.js';
import { permit } from '../http/guards.js';
import {
  LEAST_LARGE,
  beforeLargePage,
  beforeLargeRead,
  beforeManyRows,
  inPieces,
  streamed,
} from '../http/largeReads.js';
import { flagOf, pageOf } from '../http/page.js';
import { notFound } from '../http/refusal.js';
import { arrayPieces, objectPieces } from '../rules/arrayPieces.js';
import { cpeColumns } from '../rules/componentColumns.js';
import { internalComponentTest } from '../rules/internalComponents.js';
import { licencesAfterEdit, resolveEnteredLicence } from '../rules/licenceResolution.js';
import { parsePurl, purlColumns } from '../../../src/domain/parsePurl.js';
import { withoutNulls } from '../rules/withoutNulls.js';
import { projectLane } from '../runtime/queue.js';
import {
  componentListPieces,
  componentListText,
  componentSizes,
  componentsByHash,
  componentsByIdentity,
  componentsOfProject,
} from '../store/componentLists.js';
import type { IdentityParts } from '../store/componentLists.js';
import {
  componentJson,
  conciseLicenses,
  countComponents,
  findComponent,
  findComponentPlace,
  insertComponent,
  repositoryMetaOf,
  updateComponent,
} from '../store/components.js';
import type { ComponentRow } from '../store/components.js';
import { bytesOfGraph, dependencyGraphFor } from '../store/dependencies.js';
import { licenceDirectory, licenseById, licenseJson } from '../store/licenses.js';
import { findProject, projectById, projectScalars } from '../store/projects.js';
import { bytesOfRows } from '../store/rowSlices.js';
import { deleteComponentTree } from '../store/trees.js';
import { ComponentInput, enteredHashes } from './componentInput.js';
import type { EnteredComponent } from './componentInput.js';

const NO_PROJECT = 'The project could not be found.';
const NO_COMPONENT = 'The component could not be found.';
const NO_COMPONENT_UUID = 'The UUID of the component could not be found.';
const FORBIDDEN_COMPONENT = 'Access to the specified component is forbidden';

/** The criteria by which components can be searched. The first one given counts. */
const IDENTITY = {
  group: 'text',
  name: 'text',
  version: 'text',
  purl: 'text',
  cpe: 'text',
  swidTagId: 'text',
} as const;

/** Edits come in bursts; the project is counted once they are over. The reference leaves that to its hourly count. */
const METRICS_DELAY_MS = 60_000;

/** The components of projects. */
export function componentRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();

  router.get(
    '/component/project/:uuid',
    permit('VIEW_PORTFOLIO'),
    takesQuery({ ...PAGING, onlyOutdated: 'flag', onlyDirect: 'flag' }),
    answers(paged(Component), 404),
    async (c) => {
      const project = projectOf(c, 'getAllComponents.arg0');
      const filter = { onlyOutdated: flagOf(c, 'onlyOutdated'), onlyDirect: flagOf(c, 'onlyDirect') };
      const page = pageOf(c);
      await beforeLargePage(c, page);
      const { ids, total } = componentsOfProject(db, project.id, page, filter);
      return componentList(c, ids, total, { withMetrics: true });
    },
  );

  router.get(
    '/component/project/:projectUuid/dependencyGraph/:componentUuids',
    permit('VIEW_PORTFOLIO'),
    answers(DependencyGraph, 404),
    async (c) => {
      const project = findProject(db, uuidParam(c, 'projectUuid', 'getDependencyGraphForComponent.arg0'));
      if (!project) throw notFound('The UUID of the project could not be found.');
      requireAccess(c, project.id, 'Access to the specified project is forbidden.');
      const searched = new Set(c.req.param('componentUuids').split('|'));
      for (const uuid of searched) {
        if (findComponent(db, uuid)?.projectId !== project.id) throw notFound(NO_COMPONENT_UUID);
      }
      await beforeManyRows(c, countComponents(db, project.id));
      const pieces = objectPieces(await dependencyGraphFor(db, project, searched));
      return inPieces(c, pieces, bytesOfGraph(db, project.id));
    },
  );

  router.get(
    '/component/identity',
    permit('VIEW_PORTFOLIO'),
    takesQuery({ ...PAGING, ...IDENTITY, project: 'text', excludeInactiveProjects: 'flag' }),
    answers(orNothing(paged(Component)), 400, 404),
    async (c) => {
      const projectUuid = c.req.query('project');
      const parts = identityOf(c);
      const within =
        projectUuid === undefined
          ? {
              visible: visibleProjects(c),
              // This parameter is from a later release. The reference for this release ignores it.
              isOfActive: flagOf(c, 'excludeInactiveProjects'),
            }
          : projectNamed(c, projectUuid);
      if (!parts) {
        const nothing = empty();
        nothing.headers.set('x-total-count', '0');
        return nothing;
      }
      const page = pageOf(c);
      await beforeLargePage(c, page);
      // In the order in which they were added, whatever the caller requests: the reference cannot sort this
      // list.
      const { ids, total } = componentsByIdentity(db, parts, within, page);
      return componentList(c, ids, total, { withMetrics: true });
    },
  );

  router.get(
    '/component/hash/:hash',
    permit('VIEW_PORTFOLIO'),
    takesQuery(PAGING),
    answers(paged(Component)),
    async (c) => {
      const hash = c.req.param('hash');
      const page = pageOf(c);
      await beforeLargePage(c, page);
      const { ids, total } = componentsByHash(
        db,
        hash,
        hashMembersOfLength(hash.length),
        isVisible(c, 'component.projectId'),
        page,
      );
      return componentList(c, ids, total, { withMetrics: false });
    },
  );

  router.get(
    '/component/:uuid',
    permit('VIEW_PORTFOLIO'),
    takesQuery({ includeRepositoryMetaData: 'flag' }),
    answers(Component, 404),
    async (c) => {
      const uuid = uuidParam(c, 'uuid', 'getComponentByUuid.arg0');
      const place = findComponentPlace(db, uuid);
      if (!place) throw notFound(NO_COMPONENT);
      requireAccess(c, place.projectId, FORBIDDEN_COMPONENT);
      const ofProject = await bytesOfRows(db, 'project', [place.projectId]);
      await beforeLargeRead(c, (await bytesOfRows(db, 'component', [place.id])) + ofProject);
      const component = findComponent(db, uuid);
      if (!component) throw notFound(NO_COMPONENT);
      const { resolvedLicenseId } = component;
      const meta = flagOf(c, 'includeRepositoryMetaData') ? repositoryMetaOf(db, component) : undefined;
      return json(
        c,
        componentJson(component, {
          resolvedLicense:
            resolvedLicenseId === null
              ? undefined
              : conciseLicenses(db, [resolvedLicenseId]).get(resolvedLicenseId),
          project: projectScalars(projectById(db, component.projectId)),
          repositoryMeta: meta && withoutNulls(meta),
        }),
      );
    },
  );

  changeRoutes(router, server);

  return router;
}

/** Components that are entered by hand, and which of all are internal. */
function changeRoutes(router: ApiRouter, server: ServerContext): void {
  const { db, jobs } = server;

  router.get(
    '/component/internal/identify',
    permit('SYSTEM_CONFIGURATION'),
    answers({ 204: NOTHING }),
    () => {
      jobs.enqueue({
        kind: 'identifyInternalComponents',
        payload: {},
        lane: 'portfolio',
        isMergeable: true,
      });
      return empty(204);
    },
  );

  router.put(
    '/component/project/:uuid',
    permit('PORTFOLIO_MANAGEMENT'),
    takesJson(ComponentInput),
    answers({ 201: jsonOf(Component) }, 404),
    async (c) => {
      const project = projectOf(c, 'createComponent.arg0');
      const input = await readJson(c, ComponentInput);
      const component = db.transaction(() => {
        const inserted = insertComponent(db, {
          ...columnsOf(server, input),
          name: input.name as string,
          uuid: randomUUID(),
          projectId: project.id,
          parentId: parentOf(server, input, project.id),
        });
        analyse(server, inserted.id, project.id);
        return inserted;
      });
      return json(c, fullJson(server, component), 201);
    },
  );

  router.post(
    '/component',
    permit('PORTFOLIO_MANAGEMENT'),
    takesJson(ComponentInput),
    answers(Component, 404),
    async (c) => {
      const storedFor = ({ uuid }: EnteredComponent) => {
        const stored = uuid === undefined ? undefined : findComponent(db, uuid);
        if (stored) requireAccess(c, stored.projectId, FORBIDDEN_COMPONENT);
        return stored;
      };
      const input = await readJsonChange(c, ComponentInput, (entered) => {
        const known = storedFor(entered);
        return known && componentJson(known);
      });
      const stored = storedFor(input);
      if (!stored) throw notFound(NO_COMPONENT_UUID);
      const columns = columnsOf(server, input);
      const component = db.transaction(() => {
        const updated = updateComponent(db, stored, {
          ...columns,
          licenses: licencesAfterEdit(stored, columns),
          name: input.name,
          supplier: input.supplier ? JSON.stringify(input.supplier) : null,
          externalReferences: input.externalReferences?.length
            ? JSON.stringify(input.externalReferences)
            : null,
          // A component entered by hand never had any.
          purlCoordinates: stored.purlCoordinates === null ? null : purlColumns(input.purl).purlCoordinates,
        });
        analyse(server, stored.id, stored.projectId);
        return updated;
      });
      return json(c, fullJson(server, component));
    },
  );

  router.delete(
    '/component/:uuid',
    permit('PORTFOLIO_MANAGEMENT'),
    answers({ 204: NOTHING }, 404),
    async (c) => {
      const component = findComponent(db, uuidParam(c, 'uuid', 'deleteComponent.arg0'));
      if (!component) throw notFound(NO_COMPONENT_UUID);
      requireAccess(c, component.projectId, FORBIDDEN_COMPONENT);
      // First, so that it is counted also where the deletion is cut off.
      countSoon(server, component.projectId);
      await deleteComponentTree(db, component.id);
      return empty(204);
    },
  );
}

function projectOf(c: ApiContext, argument: string) {
  const { db } = c.get('server');
  const uuid = uuidParam(c, 'uuid', argument);
  const project = findProject(db, uuid);
  if (!project) throw notFound(NO_PROJECT);
  requireAccess(c, project.id);
  return project;
}

async function componentList(
  c: ApiContext,
  ids: readonly number[],
  total: number,
  options: { withMetrics: boolean },
): Promise<Response> {
  const { db } = c.get('server');
  const sizes = componentSizes(db, ids);
  const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0);
  const isStreamed = bytes >= LEAST_LARGE && c.req.query('pretty') === undefined;
  await beforeLargeRead(c, bytes, { isStreamed });
  if (!isStreamed) return listText(c, await componentListText(db, ids, options), total);
  const pieces = arrayPieces(componentListPieces(db, sizes, options));
  return streamed(c, pieces, { 'content-type': 'application/json', 'x-total-count': String(total) });
}

function projectNamed(c: ApiContext, text: string): { projectId: number } {
  const { db } = c.get('server');
  const uuid = checkedUuid(text, 'getComponentByIdentity.arg6');
  const project = findProject(db, uuid);
  if (!project) throw notFound(NO_PROJECT);
  requireAccess(c, project.id);
  return { projectId: project.id };
}

// The answer to a save contains the complete license.
function fullJson({ db }: ServerContext, component: ComponentRow) {
  const license =
    component.resolvedLicenseId === null ? undefined : licenseById(db, component.resolvedLicenseId);
  return componentJson(component, {
    resolvedLicense: license && licenseJson(db, license),
    project: projectScalars(projectById(db, component.projectId)),
  });
}

function columnsOf({ db, config }: ServerContext, input: EnteredComponent) {
  const { group, name = '' } = input;
  const isInternal = internalComponentTest({
    groups: config.text('internal-components', 'groups.regex'),
    names: config.text('internal-components', 'names.regex'),
  });
  const { purlCoordinates, ...purl } = purlColumns(input.purl);
  return {
    author: input.author ?? null,
    publisher: input.publisher ?? null,
    groupName: group ?? null,
    version: input.version ?? null,
    classifier: input.classifier ?? null,
    filename: input.filename ?? null,
    ...enteredHashes(input),
    ...cpeColumns(input.cpe),
    ...purl,
    swidTagId: input.swidTagId ?? null,
    isInternal: isInternal({ groupName: group, name }) ? 1 : 0,
    description: input.description ?? null,
    copyright: input.copyright ?? null,
    ...resolveEnteredLicence(input, licenceDirectory(db)),
    notes: input.notes ?? null,
  };
}

function parentOf({ db }: ServerContext, input: EnteredComponent, projectId: number): number | null {
  const parent = input.parent?.uuid === undefined ? undefined : findComponent(db, input.parent.uuid);
  return parent?.projectId === projectId ? parent.id : null;
}

function analyse(server: ServerContext, componentId: number, projectId: number): void {
  const { jobs } = server;
  jobs.enqueue({ kind: 'analyzeComponent', payload: { componentId }, lane: projectLane(projectId) });
  jobs.enqueue({
    kind: 'lookUpLatestVersions',
    payload: { componentId },
    lane: 'repositories',
    isMergeable: true,
  });
  countSoon(server, projectId);
}

function countSoon({ jobs, now }: ServerContext, projectId: number): void {
  jobs.enqueue({
    kind: 'refreshProjectMetrics',
    payload: { projectId },
    lane: projectLane(projectId),
    notBefore: now() + METRICS_DELAY_MS,
    isMergeable: true,
  });
}

// Coordinates win over the other identifiers; `undefined` when nothing is requested.
function identityOf(c: ApiContext): IdentityParts | undefined {
  const asked = (name: keyof typeof IDENTITY) => c.req.query(name)?.trim() ?? '';
  const coordinates = { groupName: asked('group'), name: asked('name'), version: asked('version') };
  const given = Object.fromEntries(Object.entries(coordinates).filter(([, part]) => part !== ''));
  if (Object.keys(given).length > 0) return given;
  const purl = parsePurl(asked('purl'));
  if (purl) return { purl: purl.canonical };
  const [cpe, swidTagId] = [asked('cpe'), asked('swidTagId')];
  if (cpe) return { cpe };
  return swidTagId ? { swidTagId } : undefined;
}
