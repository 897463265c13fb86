import type { Page, PageRequest } from '../../api/paging.js';
import { getProject, listChildren, type ListProjectsOptions } from '../../api/projects.js';
import type { Project } from '../../schema/project.js';
import { loadProjects } from '../loadProjects.js';
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
export function page(question: ListProjectsOptions, request: PageRequest): ResourceRef<Page<Project>> {
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
