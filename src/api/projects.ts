import { PortfolioMetricsStruct, type PortfolioMetrics } from '../schema/metrics.js';
import {
  ConciseProjectStruct,
  ProjectStruct,
  type Project,
  type ProjectPatch,
  type ProjectRequest,
} from '../schema/project.js';
import { call, command, pathOf, type ApiClient } from './client.js';
import { ApiError, NetworkError, hasStatus } from './errors.js';
import { getAll, getList, getPage, type Page, type PageRequest } from './paging.js';

/** Selects the projects to list. The server accepts either `tag` or `classifier`. @public */
export interface ListProjectsOptions {
  /** True to list inactive projects, too. */
  includeInactive: boolean;
  /** True to list only projects without a parent. Use {@link listChildren} for children. */
  isTree: boolean;
  /** Exact tag. */
  tag?: string;
  /** Kind of project; the server then ignores the search text. */
  classifier?: string;
  /** Exact name of a team that has access; from 5.0, see {@link listProjectsOfTeam}. */
  team?: string;
}

/**
 * Lists a page of projects. Searches the name, or a tag that is exactly the text.
 * @throws ApiError 400 for an unknown classifier, 403 without `VIEW_PORTFOLIO`
 */
export function listProjects(
  api: ApiClient,
  options: ListProjectsOptions,
  page: PageRequest,
  signal?: AbortSignal,
): Promise<Page<Project>> {
  return getPage(
    api,
    {
      path: pathOf('project', ...filterSegments(options)),
      params: { excludeInactive: !options.includeInactive, onlyRoot: options.isTree },
      signal,
    },
    page,
    ProjectStruct,
  );
}

/**
 * Lists a page of the projects that a team has access to, narrowed by tag and classifier, too; from 5.0.
 * @throws ApiError 403 without `VIEW_PORTFOLIO`, 404 from servers before 5.0
 */
export async function listProjectsOfTeam(
  api: ApiClient,
  { includeInactive, isTree, tag, classifier, team }: ListProjectsOptions,
  page: PageRequest,
  signal?: AbortSignal,
): Promise<Page<Project>> {
  const { rows, ...rest } = await getPage(
    api,
    {
      path: pathOf('project', 'concise'),
      params: {
        includeMetrics: true,
        active: includeInactive ? undefined : true,
        onlyRoot: isTree,
        tag,
        classifier,
        team,
      },
      signal,
    },
    { ...page, sortName: page.sortName === 'lastInheritedRiskScore' ? 'lastRiskScore' : page.sortName },
    ConciseProjectStruct,
  );
  return {
    ...rest,
    rows: rows.map(({ lastRiskScore, ...project }) => ({
      lastInheritedRiskScore: lastRiskScore,
      ...project,
    })),
  };
}

/** Lists all direct children of a project that the user may see. */
export function listChildren(
  api: ApiClient,
  projectId: string,
  options: Omit<ListProjectsOptions, 'isTree'>,
  signal?: AbortSignal,
): Promise<Project[]> {
  return getAll(
    api,
    {
      path: pathOf('project', projectId, 'children', ...filterSegments(options)),
      params: { excludeInactive: !options.includeInactive },
      signal,
    },
    ProjectStruct,
  );
}

/**
 * Loads a project with parent, children, versions and metrics.
 * @throws ApiError 403 when access control hides it, 404 when it is unknown
 */
export function getProject(api: ApiClient, projectId: string, signal?: AbortSignal): Promise<Project> {
  return call(api, { path: pathOf('project', projectId), signal }, ProjectStruct);
}

/**
 * Creates a project.
 * @throws ApiError 400 with the rejected fields, 403 without `PORTFOLIO_MANAGEMENT`, 409 when name and
 * version exist
 */
export function createProject(
  api: ApiClient,
  request: ProjectRequest,
  signal?: AbortSignal,
): Promise<Project> {
  return call(api, { method: 'PUT', path: pathOf('project'), body: request, signal }, ProjectStruct);
}

/**
 * Changes some members of a project and keeps the others. Lists such as tags are replaced completely. With
 * the default settings of 4.x, browsers block this for pages of other origins: see {@link isPatchRefused}.
 * @returns the project as the server has it now; undefined when nothing changed
 * @throws ApiError 403 without `PORTFOLIO_MANAGEMENT` or access, 404 for an unknown project, 409 when the
 * change contradicts others, such as a parent that is below it
 */
export async function patchProject(
  api: ApiClient,
  projectId: string,
  change: ProjectPatch,
): Promise<Project | undefined> {
  try {
    const request = { method: 'PATCH', path: pathOf('project', projectId), body: change } as const;
    return await call(api, request, ProjectStruct);
  } catch (error) {
    if (hasStatus(error, 304)) return undefined;
    throw error;
  }
}

/**
 * Returns whether a patch may have failed because of the method itself: browsers report a rejected preflight
 * like a broken connection, and proxies that do not support PATCH answer 405 or 501. {@link updateProject}
 * then does the same.
 */
export function isPatchRefused(error: unknown): boolean {
  if (error instanceof NetworkError) return error.kind === 'connection';
  return hasStatus(error, 405) || hasStatus(error, 501);
}

/**
 * Deletes a project with all that belongs to it, the projects below it among that.
 * @throws ApiError 403 without `PORTFOLIO_MANAGEMENT`, or where access control hides something below it, 404 when it is unknown
 */
export function deleteProject(api: ApiClient, projectId: string): Promise<void> {
  return command(api, { method: 'DELETE', path: pathOf('project', projectId) });
}

/**
 * Replaces a project: omitted members are erased, so the data read before must be sent back.
 * @throws ApiError 400 with the rejected fields, 403 without `PORTFOLIO_MANAGEMENT`, 404 for an unknown
 * project, 409 when name and version exist, for a parent that cannot be one, and for an inactive project with
 * active children
 */
export function updateProject(api: ApiClient, project: object, signal?: AbortSignal): Promise<Project> {
  return call(api, { method: 'POST', path: pathOf('project'), body: project, signal }, ProjectStruct);
}

/**
 * Returns a project in the form that {@link updateProject} must send back: all data that the server has of
 * it, so that nothing is erased, without the members that the server counts or finds itself.
 * @param change - the members to change
 */
export function completeProject(
  project: Project & { inactiveSince?: unknown },
  change: ProjectPatch = {},
): Record<string, unknown> {
  // Long, and what is read from it is not kept.
  const { metrics: _metrics, versions: _versions, children: _children, inactiveSince, ...kept } = project;
  const wasActive = project.active !== false;
  const { active = wasActive } = change;
  return {
    ...kept,
    // Servers before 5.0 have no such member, and 5.0 may take it for the answer to whether the project counts.
    ...(active === wasActive && inactiveSince !== undefined && { inactiveSince }),
    // The server reads only this member of it, and might reject members that a newer server adds there.
    ...(project.parent && { parent: { uuid: project.parent.uuid } }),
    ...change,
    active,
  };
}

/** The metrics of the portfolio over a number of days, oldest first; empty on a new server. */
export function listPortfolioMetrics(
  api: ApiClient,
  days: number,
  signal?: AbortSignal,
): Promise<PortfolioMetrics[]> {
  return getList(
    api,
    { path: pathOf('metrics', 'portfolio', String(days), 'days'), signal },
    PortfolioMetricsStruct,
  );
}

/** Has the server measure the portfolio again, which it does later. */
export function refreshPortfolioMetrics(api: ApiClient, signal?: AbortSignal): Promise<void> {
  return command(api, { path: pathOf('metrics', 'portfolio', 'refresh'), signal });
}

function filterSegments({ tag, classifier }: { tag?: string; classifier?: string }): string[] {
  if (tag !== undefined) return ['tag', tag];
  if (classifier !== undefined) return ['classifier', classifier];
  return [];
}

/**
 * Returns whether a failure means that the project does not exist. A hidden project looks the same, and so
 * does an invalid id.
 */
export function isUnknownProject(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404].includes(error.status);
}
