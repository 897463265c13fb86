/** The projects that teams can access while portfolio access control is on. */
import { ProjectStruct, type Project } from '../schema/project.js';
import { command, pathOf, type ApiClient } from './client.js';
import { hasStatus } from './errors.js';
import { getPage, type Page, type PageRequest } from './paging.js';

/**
 * Lists a page of the projects assigned to a team, including inactive ones.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 404 when the team does not exist
 */
export function listProjectsGivenTo(
  api: ApiClient,
  teamId: string,
  page: PageRequest,
  signal?: AbortSignal,
): Promise<Page<Project>> {
  return getPage(api, { path: pathOf('acl', 'team', teamId), signal }, page, ProjectStruct);
}

/**
 * Lists a page of the projects that a team was not given, inactive ones among them.
 * @throws ApiError 403 without `VIEW_PORTFOLIO`
 */
export function listProjectsNotGivenTo(
  api: ApiClient,
  teamId: string,
  page: PageRequest,
  signal?: AbortSignal,
): Promise<Page<Project>> {
  const params = { notAssignedToTeamWithUuid: teamId, excludeInactive: false };
  return getPage(api, { path: pathOf('project'), params, signal }, page, ProjectStruct);
}

/**
 * Assigns a project to a team. No change if it is already assigned.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 404 when the team or the project does not exist
 */
export async function giveProject(api: ApiClient, teamId: string, projectId: string): Promise<void> {
  const body = { team: teamId, project: projectId };
  try {
    await command(api, { method: 'PUT', path: pathOf('acl', 'mapping'), body });
  } catch (error) {
    if (!hasStatus(error, 409)) throw error;
  }
}

/**
 * Removes a project from a team.
 * @throws ApiError 403 without `ACCESS_MANAGEMENT`, 404 when the team or the project does not exist
 */
export function takeProject(api: ApiClient, teamId: string, projectId: string): Promise<void> {
  const path = pathOf('acl', 'mapping', 'team', teamId, 'project', projectId);
  return command(api, { method: 'DELETE', path });
}
