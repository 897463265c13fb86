import {
  AffectedProjectStruct,
  VulnerabilityStruct,
  type AffectedProject,
  type Vulnerability,
} from '../schema/vulnerability.js';
import { call, pathOf, type ApiClient } from './client.js';
import { ApiError } from './errors.js';
import { getAll, getPage, type Page, type PageRequest } from './paging.js';

/**
 * Lists a page of all vulnerabilities that the server knows, with the number of projects each affects; searches the
 * identifier. The server can neither filter them nor sort them by severity.
 * @throws ApiError 403 without `VIEW_PORTFOLIO`
 */
export function listVulnerabilities(
  api: ApiClient,
  page: PageRequest,
  signal?: AbortSignal,
): Promise<Page<Vulnerability>> {
  return getPage(api, { path: pathOf('vulnerability'), signal }, page, VulnerabilityStruct);
}

/**
 * Loads a vulnerability by its source and its identifier there.
 * @throws ApiError 403 without `VIEW_PORTFOLIO`, 404 when it is unknown
 */
export function getVulnerability(
  api: ApiClient,
  source: string,
  vulnId: string,
  signal?: AbortSignal,
): Promise<Vulnerability> {
  return call(
    api,
    { path: pathOf('vulnerability', 'source', source, 'vuln', vulnId), signal },
    VulnerabilityStruct,
  );
}

/**
 * Lists every project that the user may see and that has an unsuppressed finding of a vulnerability.
 * @throws ApiError 403 without `VIEW_PORTFOLIO`, 404 when the vulnerability is unknown, which servers from 5.0 on do not say
 */
export function listAffectedProjects(
  api: ApiClient,
  { source, vulnId }: { source: string; vulnId: string },
  options: { includeInactive: boolean },
  signal?: AbortSignal,
): Promise<AffectedProject[]> {
  return getAll(
    api,
    {
      path: pathOf('vulnerability', 'source', source, 'vuln', vulnId, 'projects'),
      params: { excludeInactive: !options.includeInactive },
      signal,
    },
    AffectedProjectStruct,
  );
}

/** Whether a failure means that the server has no such vulnerability. */
export function isUnknownVulnerability(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
