import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';

import { Project } from '../answers/project.js';
import type { ApiContext, ApiRouter, ServerContext } from '../context.js';
import { canAccess, grantToCreator, isVisible, requireAccess, visibleProjectByName } from '../http/access.js';
import { empty, json } from '../http/answer.js';
import { readJson, readJsonChange, uuidParam } from '../http/body.js';
import { NOTHING, answers, jsonOf, takesJson, takesQuery } from '../http/described.js';
import { permit } from '../http/guards.js';
import { beforeLargeRead } from '../http/largeReads.js';
import type { Input } from '../http/model.js';
import { badRequest, conflict, notFound, refuseWithText } from '../http/refusal.js';
import {
  bytesOfProjects,
  findProject,
  findProjectId,
  findProjectByName,
  hasActiveChild,
  hasHiddenDescendant,
  insertProject,
  isDescendant,
  projectById,
  projectJson,
  setTags,
  tagNames,
  tagsOfProject,
  updateProject,
} from '../store/projects.js';
import type { ProjectRow, ProjectChanges } from '../store/projects.js';
import { GrownTree, TOO_MANY_LEVELS, deleteProjectTree, isTooDeep } from '../store/trees.js';
import { projectCreated } from '../work/events.js';
import { ProjectInput, ProjectPatch } from './projectInput.js';

const NO_PROJECT = 'The UUID of the project could not be found.';
const NOT_FOUND = 'The project could not be found.';
const TAKEN = 'A project with the specified name and version already exists.';
const INACTIVE_PARENT = 'An inactive project cannot be selected as a parent';
const ACTIVE_CHILDREN = 'Project cannot be set to inactive if active children are present.';

/**
 * Returns the routes for single projects: read, create, replace, change, delete. Lists are in
 * projectLists.ts.
 */
export function projectRoutes(server: ServerContext): ApiRouter {
  const { db } = server;
  const router: ApiRouter = new Hono();

  router.get(
    '/project/lookup',
    permit('VIEW_PORTFOLIO'),
    takesQuery({ name: 'text', version: 'text' }),
    answers(Project, 404),
    async (c) => {
      const project = visibleProjectByName(c, c.req.query('name') ?? '', c.req.query('version'));
      if (!project) throw notFound(NOT_FOUND);
      await beforeLargeRead(c, await bytesOfProjects(db, [project.id], {}));
      const visible = isVisible(c, 'project.id');
      return json(c, projectJson(db, project, { withMetrics: true, withVersions: true, isVisible: visible }));
    },
  );

  router.get('/project/:uuid', permit('VIEW_PORTFOLIO'), answers(Project, 404), async (c) => {
    const uuid = uuidParam(c, 'uuid', 'getProject.arg0');
    const id = findProjectId(db, uuid);
    if (id === undefined) throw notFound(NOT_FOUND);
    requireAccess(c, id);
    await beforeLargeRead(c, await bytesOfProjects(db, [id], EVERYTHING));
    const project = findProject(db, uuid);
    if (!project) throw notFound(NOT_FOUND);
    return json(c, projectJson(db, project, { ...EVERYTHING, isVisible: isVisible(c, 'project.id') }));
  });

  changeRoutes(router, server);
  deletionRoute(router, server);

  return router;
}

/** Projects that are entered and changed. */
function changeRoutes(router: ApiRouter, server: ServerContext): void {
  const { db } = server;

  router.put(
    '/project',
    permit('PORTFOLIO_MANAGEMENT'),
    takesJson(ProjectInput),
    answers({ 201: jsonOf(Project) }, 409),
    async (c) => {
      const input = await readJson(c, ProjectInput);
      const { name = '', version } = input;
      // An unknown parent is none.
      const parent = input.parent?.uuid === undefined ? undefined : findProject(db, input.parent.uuid);
      if (parent) requireAccess(c, parent.id);
      if (findProjectByName(db, name, version))
        throw conflict('A project with the specified name already exists.');
      if (parent && !parent.active) throw conflict('An inactive Parent cannot be selected as parent');
      if (parent && isTooDeep(db, parent.id)) throw conflict(TOO_MANY_LEVELS);
      const project = db.transaction(() => {
        const created = insertProject(db, {
          uuid: randomUUID(),
          ...columnsOf(input),
          name,
          active: Number(input.active ?? true),
          parentId: parent?.id ?? null,
        });
        setTags(db, created.id, tagsOf(input) ?? []);
        grantToCreator(c, created.id);
        projectCreated(server, created.id);
        return created;
      });
      return json(c, projectJson(db, project), 201);
    },
  );

  router.post(
    '/project',
    permit('PORTFOLIO_MANAGEMENT'),
    takesJson(ProjectInput),
    answers(Project, 404, 409),
    async (c) => {
      const input = await readJsonChange(c, ProjectInput, ({ uuid }) => shownTo(c, uuid));
      const { name = '', version } = input;
      const stored = input.uuid === undefined ? undefined : findProject(db, input.uuid);
      if (!stored) throw notFound(NO_PROJECT);
      requireAccess(c, stored.id);
      requireFreeName(server, stored, name, version);
      const hasOtherTags = !sameTexts(tagNames(tagsOf(input) ?? []), tagsOfProject(db, stored.id));
      // The reference stores these members before it checks activity and parent, and keeps them when it then
      // rejects the request. A client that reads the project again after a 409 finds them there, so it is the
      // same here.
      updateProject(db, stored, { ...columnsOf(input), name });
      if (stored.active && !input.active && hasActiveChild(db, stored.id)) throw conflict(ACTIVE_CHILDREN);
      const { uuid: parent } = input.parent ?? {};
      const parentId = parent === undefined ? hiddenParentId(c, stored) : newParent(c, stored, parent).id;
      db.transaction(() => {
        // Left out it means active, except for the check above: recorded from the reference.
        updateProject(db, stored, { active: Number(input.active ?? true), parentId });
        setTags(db, stored.id, tagsOf(input) ?? []);
      });
      return json(
        c,
        projectJson(db, projectById(db, stored.id), {
          withParent: !hasOtherTags,
          withVersions: hasOtherTags,
          isVisible: isVisible(c, 'project.id'),
        }),
      );
    },
  );

  router.patch(
    '/project/:uuid',
    permit('PORTFOLIO_MANAGEMENT'),
    takesJson(ProjectPatch),
    answers({ 200: jsonOf(Project), 304: NOTHING }, 404, 409),
    async (c) => {
      const uuid = uuidParam(c, 'uuid', 'patchProject.arg0');
      const input = await readJsonChange(c, ProjectPatch, () => shownTo(c, uuid));
      const stored = findProject(db, uuid);
      if (!stored) throw notFound(NO_PROJECT);
      requireAccess(c, stored.id);
      const changes: ProjectChanges = changesOf(stored, input);
      if (changes.name !== undefined || changes.version !== undefined) {
        requireFreeName(
          server,
          stored,
          changes.name ?? stored.name,
          changes.version ?? stored.version ?? undefined,
        );
      }
      if (input.active === false && stored.active && hasActiveChild(db, stored.id))
        throw conflict(ACTIVE_CHILDREN);
      if (input.parent?.uuid !== undefined) {
        if (!findProject(db, input.parent.uuid)) {
          throw notFound('The UUID of the parent project could not be found.');
        }
        const parent = newParent(c, stored, input.parent.uuid);
        if (parent.id !== stored.parentId) changes.parentId = parent.id;
      } else if (hasInactiveParent(c, stored)) {
        // The parent stays, but an inactive one may not be chosen, and a patch counts as choosing it again.
        if (Object.keys(changes).length > 0) throw conflict(INACTIVE_PARENT);
      }
      const tags = tagsOf(input);
      const hasOtherTags = tags !== undefined && !sameTexts(tagNames(tags), tagsOfProject(db, stored.id));
      if (Object.keys(changes).length === 0 && !hasOtherTags) return empty(304);
      db.transaction(() => {
        if (Object.keys(changes).length > 0) updateProject(db, stored, changes);
        if (hasOtherTags) setTags(db, stored.id, tags);
      });
      // Answers to a change of tags do not name the parent.
      return json(
        c,
        projectJson(db, projectById(db, stored.id), {
          withParent: !hasOtherTags,
          isVisible: isVisible(c, 'project.id'),
        }),
      );
    },
  );
}

/** Projects that are deleted with all below them. */
function deletionRoute(router: ApiRouter, { db }: ServerContext): void {
  const remove = answers({ 204: NOTHING }, 404, 409);
  router.delete('/project/:uuid', permit('PORTFOLIO_MANAGEMENT'), remove, async (c) => {
    const project = findProject(db, uuidParam(c, 'uuid', 'deleteProject.arg0'));
    if (!project) throw notFound(NO_PROJECT);
    requireAccess(c, project.id);
    // Everything below goes with it: children, components, findings, analyses, metrics.
    if (hasHiddenDescendant(db, project.id, isVisible(c, 'project.id')))
      throw refuseWithText(403, 'Access to a project below the specified one is forbidden');
    try {
      await deleteProjectTree(db, project.id);
    } catch (error) {
      throw error instanceof GrownTree ? conflict(`${error.message} Try again.`) : error;
    }
    return empty(204);
  });
}

function requireFreeName(
  { db }: ServerContext,
  project: ProjectRow,
  name: string,
  version: string | undefined,
): void {
  const other = findProjectByName(db, name, version);
  if (other && other.id !== project.id) throw conflict(TAKEN);
}

function newParent(c: ApiContext, project: ProjectRow, uuid: string): ProjectRow {
  const { db } = c.get('server');
  if (uuid === project.uuid) throw conflict('A project cannot select itself as a parent');
  const parent = findProject(db, uuid);
  if (!parent) throw badRequest('The UUID of the parent project could not be found.');
  if (!canAccess(c, parent.id))
    requireAccess(c, parent.id, 'Access to the specified parent project is forbidden');
  if (!parent.active) throw conflict(INACTIVE_PARENT);
  if (isDescendant(db, parent.id, project.id)) {
    throw conflict('The new parent project cannot be a child of the current project.');
  }
  // A tree of an older release may be deeper, and stays where it is.
  if (parent.id !== project.parentId && isTooDeep(db, parent.id, project.id)) throw conflict(TOO_MANY_LEVELS);
  return parent;
}

/**
 * Returns the parent if it is hidden from the caller. The caller could not send it back, and did not mean to
 * remove it.
 */
function hiddenParentId(c: ApiContext, { parentId }: ProjectRow): number | null {
  return parentId !== null && !canAccess(c, parentId) ? parentId : null;
}

/** Returns whether the parent can no longer be chosen. For hidden parents, this is not revealed. */
function hasInactiveParent(c: ApiContext, { parentId }: ProjectRow): boolean {
  if (parentId === null || !canAccess(c, parentId)) return false;
  return !projectById(c.get('server').db, parentId).active;
}

const EVERYTHING = {
  withMetrics: true,
  withParent: true,
  withChildren: true,
  withMetadata: true,
  withImportFailure: true,
  withVersions: true,
} as const;

/**
 * Returns the object to be changed, as clients were shown it: values from a BOM may break rules of a form.
 */
function shownTo(c: ApiContext, uuid: string | undefined): object | undefined {
  const { db } = c.get('server');
  const stored = uuid === undefined ? undefined : findProject(db, uuid);
  if (!stored) return undefined;
  requireAccess(c, stored.id);
  return projectJson(db, stored);
}

type ProjectMembers = Input<typeof ProjectPatch>;

// Everything a client decides about a project, except its name, tags, parent and activity.
function columnsOf(input: ProjectMembers) {
  return {
    version: input.version ?? null,
    groupName: input.group ?? null,
    author: input.author ?? null,
    publisher: input.publisher ?? null,
    manufacturer: jsonColumn(input.manufacturer),
    supplier: jsonColumn(input.supplier),
    description: input.description ?? null,
    classifier: input.classifier ?? 'APPLICATION',
    cpe: input.cpe ?? null,
    purl: input.purl ?? null,
    swidTagId: input.swidTagId ?? null,
    externalReferences: jsonColumn(input.externalReferences),
  };
}

// An absent member is not changed, and cannot be removed.
function changesOf(stored: ProjectRow, input: ProjectMembers): ProjectChanges {
  const sent = {
    name: input.name,
    version: input.version,
    groupName: input.group,
    author: input.author,
    publisher: input.publisher,
    manufacturer: input.manufacturer && jsonColumn(input.manufacturer),
    supplier: input.supplier && jsonColumn(input.supplier),
    description: input.description,
    classifier: input.classifier,
    cpe: input.cpe,
    purl: input.purl,
    swidTagId: input.swidTagId,
    // An empty array takes them away, which is why absence and emptiness differ.
    externalReferences: input.externalReferences && jsonColumn(input.externalReferences),
    active: input.active === undefined ? undefined : Number(input.active),
  };
  return Object.fromEntries(
    Object.entries(sent).filter(
      ([name, value]) => value !== undefined && value !== stored[name as keyof ProjectRow],
    ),
  );
}

function jsonColumn(value: object | undefined): string | null {
  if (value === undefined || (Array.isArray(value) && value.length === 0)) return null;
  return JSON.stringify(value);
}

function tagsOf(input: ProjectMembers): string[] | undefined {
  return input.tags?.flatMap(({ name }) => name ?? []);
}

function sameTexts(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((text, index) => text === other[index]);
}
