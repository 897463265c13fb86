import type { Page, PageRequest } from '../../api/paging.js';
import { listProjectsGivenTo, listProjectsNotGivenTo } from '../../api/projectAccess.js';
import type { Project } from '../../schema/project.js';
import { resourceKey, type ResourceKey, type ResourceRef } from './resourceKey.js';

/** Everything known of what a team may see. */
export function of(teamId: string): ResourceKey {
  return resourceKey('projectAccess', teamId);
}

/** A page of the projects that a team was given. */
export function given(teamId: string, request: PageRequest): ResourceRef<Page<Project>> {
  return {
    key: resourceKey('projectAccess', teamId, 'given', request),
    load: (api, signal) => listProjectsGivenTo(api, teamId, request, signal),
  };
}

/** A page of the projects that a team was not given. */
export function others(teamId: string, request: PageRequest): ResourceRef<Page<Project>> {
  return {
    key: resourceKey('projectAccess', teamId, 'others', request),
    load: (api, signal) => listProjectsNotGivenTo(api, teamId, request, signal),
  };
}
