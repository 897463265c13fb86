import type { Page, PageRequest } from '../../api/paging.js';
import { hasStatus } from '../../api/errors.js';
import type { ApiClient } from '../../api/client.js';
import { listProjectProperties } from '../../api/projectProperties.js';
import { getProject, listChildren } from '../../api/projects.js';
import { isCollection } from '../../domain/isCollection.js';
import { measuredMetrics } from '../../domain/measuredMetrics.js';
import { mayHaveChildren } from '../../domain/projectTree.js';
import { summedMetrics } from '../../domain/summedMetrics.js';
import type { Metrics } from '../../schema/metrics.js';
import type { Project } from '../../schema/project.js';
import type { Property } from '../../schema/property.js';
import { fetchResource } from '../fetchResource.js';
import type { Subtree } from '../loadSubtree.js';
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

/**
 * Some projects and all below them, for a question before they are deleted.
 * @param onProgress - called with how many were found so far
 */
export function subtree(
  roots: readonly Project[],
  onProgress: (found: number) => void,
): ResourceRef<Subtree> {
  return {
    // Not among the projects: a deletion would load it again, and there is nothing left to load.
    key: resourceKey('subtree', ...roots.map(({ uuid }) => uuid)),
    load: async (api, signal) => {
      const { loadSubtree } = await import('../loadSubtree.js');
      return loadSubtree(api, roots, onProgress, signal);
    },
  };
}

/**
 * The sums over the active projects below a project, at any depth. Undefined where there are too many to
 * request one by one.
 */
export function below(projectId: string): ResourceRef<ProjectsBelow | undefined> {
  return {
    key: resourceKey('projects', 'list', 'below', projectId),
    load: (api, signal) => loadBelow(api, projectId, signal),
  };
}

/** Projects below one, as a sum. */
export interface ProjectsBelow {
  /** The number of projects. */
  total: number;
  /** The number of projects that have metrics and are in the sum. */
  measured: number;
  metrics: Metrics;
}

async function loadBelow(
  api: ApiClient,
  projectId: string,
  signal?: AbortSignal,
): Promise<ProjectsBelow | undefined> {
  const { found, isWhole } = await walkBelow(
    api,
    projectId,
    {
      includeInactive: false,
      // The metrics of a collection project are those of the projects below it.
      isEntered: (project) => mayHaveChildren(project) && !isCollection(project),
      isEnough: (_, asked) => asked >= MOST_PARENTS_BELOW,
    },
    signal,
  );
  if (!isWhole) return undefined;
  const measured = found.flatMap((project) => measuredMetrics(project) ?? []);
  return { total: found.length, measured: measured.length, metrics: summedMetrics(measured) };
}

/**
 * A list that requests more than a few for each of its rows keeps the server busy with data that few people
 * read.
 */
const MOST_PARENTS_BELOW = 20;

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

async function loadDescendants(api: ApiClient, projectId: string, signal?: AbortSignal): Promise<string[]> {
  const { found } = await walkBelow(
    api,
    projectId,
    {
      includeInactive: true,
      isEntered: mayHaveChildren,
      isEnough: (count) => count >= MOST_DESCENDANTS,
    },
    signal,
  );
  return found.map(({ uuid }) => uuid);
}

const MOST_DESCENDANTS = 1_000;

/** The limits of a walk below a project. */
interface Walk {
  includeInactive: boolean;
  /** Returns true when the projects below a project are visited, too. */
  isEntered: (project: Project) => boolean;
  /**
   * Returns true when the walk stops, by the number of projects found and the number whose children were
   * requested.
   */
  isEnough: (found: number, asked: number) => boolean;
}

/** All projects below one, level by level, the children of a few at a time. */
async function walkBelow(
  api: ApiClient,
  projectId: string,
  { includeInactive, isEntered, isEnough }: Walk,
  signal?: AbortSignal,
): Promise<{ found: Project[]; isWhole: boolean }> {
  const found = new Map<string, Project>();
  const open = [projectId];
  let asked = 0;
  while (open.length > 0 && !isEnough(found.size, asked)) {
    const parents = open.splice(0, AT_ONCE);
    asked += parents.length;
    const groups = await Promise.all(
      // Children are already known where another walk leads through the same projects, or a tree shows them.
      parents.map((parent) => fetchResource({ api }, children(parent, includeInactive), { signal })),
    );
    for (const child of groups.flat()) {
      // A server should not have cycles; following one would never end.
      if (child.uuid === projectId || found.has(child.uuid)) continue;
      found.set(child.uuid, child);
      if (isEntered(child)) open.push(child.uuid);
    }
  }
  return { found: [...found.values()], isWhole: open.length === 0 };
}

const AT_ONCE = 4;

/** The properties of a project. */
export function properties(projectId: string): ResourceRef<Property[]> {
  return {
    key: resourceKey('projects', 'properties', projectId),
    load: (api, signal) => listProjectProperties(api, projectId, signal),
  };
}
