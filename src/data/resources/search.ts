import {
  searchComponentVersions,
  searchLicenses,
  searchVulnerabilities,
  type FoundComponents,
  type FoundLicense,
  type FoundVulnerability,
} from '../../api/search.js';
import { listProjects } from '../../api/projects.js';
import type { Project } from '../../schema/project.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';

/** Projects whose name contains a text or that have it as a tag, retired ones too; the best few. */
export function projects(text: string, most: number): ResourceRef<readonly Project[]> {
  return {
    key: resourceKey('projects', 'list', 'search', text, most),
    load: async (api, signal) => {
      const page = { pageNumber: 1, pageSize: most, searchText: text };
      const { rows } = await listProjects(api, { isTree: false, includeInactive: true }, page, signal);
      return rows;
    },
  };
}

/** Vulnerabilities that a text finds; the best few. */
export function vulnerabilities(text: string, most: number): ResourceRef<readonly FoundVulnerability[]> {
  return {
    key: resourceKey('vulnerabilities', 'list', 'search', text, most),
    load: (api, signal) => searchVulnerabilities(api, text, most, signal),
  };
}

/** Licenses that a text finds; the best few. */
export function licenses(text: string, most: number): ResourceRef<readonly FoundLicense[]> {
  return {
    key: resourceKey('licenses', 'list', 'search', text, most),
    load: (api, signal) => searchLicenses(api, text, most, signal),
  };
}

/** Versions of components that a text finds, with the projects that have them. */
export function components(text: string): ResourceRef<FoundComponents> {
  return {
    key: resourceKey('components', 'search', 'versions', text),
    load: (api, signal) => searchComponentVersions(api, text, signal),
  };
}
