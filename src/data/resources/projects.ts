import type { Page, PageRequest } from '../../api/paging.js';
import { hasStatus } from '../../api/errors.js';
import type { ApiClient } from '../../api/client.js';
import { listProjectProperties } from '../../api/projectProperties.js';
import { getProject, listChildren } from '../../api/projects.js';
import type { Project } from '../../schema/project.js';
import type { Property } from '../../schema/property.js';
import { loadProjects, type ProjectQuestion } from '../loadProjects.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** Everything known of projects. */
export const all = resourceKey('projects');

/** Every list of projects, and the children that a tree of them opened. */
export const lists = resourceKey('projects', 'list');

/** A project with its parent, its versions and its current metrics. */
export function one(projectId: string): ResourceRef<Project> {
  return {
    key: resourceKey('projects', 'one', projectId),
    load: (api, signal) => getProject(api, projectId, signal),
  };
}

/** One page of the projects that a question finds. */
export function page(question: ProjectQuestion, request: PageRequest): ResourceRef<Page<Project>> {
  return {
    key: resourceKey('projects', 'list', question, request),
    load: (api, signal) => loadProjects(api, question, request, signal),
  };
}

/** The direct children of a project, all of them, in the order of the server. */
export function children(projectId: string, includeInactive: boolean): ResourceRef<Project[]> {
  return {
    key: resourceKey('projects', 'list', 'children', projectId, includeInactive),
    load: (api, signal) => listChildren(api, projectId, { includeInactive }, signal),
  };
}

/** The ids of a project and of those above it, nearest first, as far as the user may see them. */
export function lineage(projectId: string): ResourceRef<string[]> {
  return {
    key: resourceKey('projects', 'lineage', projectId),
    load: (api, signal) => loadLineage(api, projectId, signal),
  };
}

async function loadLineage(api: ApiClient, projectId: string, signal?: AbortSignal): Promise<string[]> {
  const ids: string[] = [];
  let next: string | undefined = projectId;
  // A server should not have cycles; following one would never end.
  while (next !== undefined && !ids.includes(next)) {
    ids.push(next);
    try {
      const { parent }: Project = await getProject(api, next, signal);
      next = parent?.uuid;
    } catch (error) {
      if (!hasStatus(error, 403, 404)) throw error;
      next = undefined;
    }
  }
  return ids;
}

/** The ids of all projects below one, as far as the user may see them; not without end. */
export function descendants(projectId: string): ResourceRef<string[]> {
  return {
    key: resourceKey('projects', 'descendants', projectId),
    load: (api, signal) => loadDescendants(api, projectId, signal),
  };
}

/** Level by level, a few projects at a time. */
async function loadDescendants(api: ApiClient, projectId: string, signal?: AbortSignal): Promise<string[]> {
  const ids = new Set<string>();
  let level = [projectId];
  while (level.length > 0 && ids.size < MOST_DESCENDANTS) {
    const asked = level.splice(0, AT_ONCE);
    const found = await Promise.all(
      asked.map((id) => listChildren(api, id, { includeInactive: true }, signal)),
    );
    for (const child of found.flat()) {
      // A server should not have cycles; following one would never end.
      if (child.uuid === projectId || ids.has(child.uuid)) continue;
      ids.add(child.uuid);
      const hasOwn = child.hasChildren ?? (child.children === undefined || child.children.length > 0);
      if (hasOwn) level = [...level, child.uuid];
    }
  }
  return [...ids];
}

const MOST_DESCENDANTS = 1_000;
const AT_ONCE = 4;

/** The properties of a project. */
export function properties(projectId: string): ResourceRef<Property[]> {
  return {
    key: resourceKey('projects', 'properties', projectId),
    load: (api, signal) => listProjectProperties(api, projectId, signal),
  };
}
