import type { ComponentCriteria } from '../domain/componentCriteria.js';
import {
  ComponentStruct,
  type Component,
  type ComponentChange,
  type ComponentRequest,
} from '../schema/component.js';
import { MetricsStruct, type Metrics } from '../schema/metrics.js';
import { PropertyStruct, type Property } from '../schema/property.js';
import { VulnerabilityStruct, type Vulnerability } from '../schema/vulnerability.js';
import { call, command, jsonOf, pathOf, type ApiClient, type ApiRequest } from './client.js';
import { getList, getPage, type Page, type PageRequest } from './paging.js';
import { totalOf } from './totalOf.js';

/** Options for listing the components of a project. @public */
export interface ListComponentsOptions {
  /** Only those whose repository knows another version than the one in use. */
  onlyOutdated: boolean;
  /** Only direct dependencies of the project. */
  onlyDirect: boolean;
}

/**
 * Lists a page of the components of a project; searches their name.
 * @throws ApiError 403 without `VIEW_PORTFOLIO` or when access control hides the project, 404 when it is unknown
 */
export function listComponents(
  api: ApiClient,
  projectId: string,
  options: ListComponentsOptions,
  page: PageRequest,
  signal?: AbortSignal,
): Promise<Page<Component>> {
  return getPage(
    api,
    {
      path: pathOf('component', 'project', projectId),
      params: { onlyOutdated: options.onlyOutdated, onlyDirect: options.onlyDirect },
      signal,
    },
    page,
    ComponentStruct,
  );
}

/** Narrows a component search to some projects, as far as the server can distinguish them. */
export interface SearchNarrowing {
  /** Only in those that are active (`findsInActiveOnly`). */
  inActiveOnly?: boolean;
  /** Only in the latest version of each (`findsInLatestOnly`). */
  inLatestOnly?: boolean;
}

/**
 * Lists a page of the matching components of the complete portfolio, as far as the user has access to their
 * projects, in the order they were added. Texts match anywhere in the searched fields, ignoring case. Hashes
 * must match in full, as written. Matches by hash have no metrics. The server sorts neither.
 * @param criteria - not empty
 * @param narrowing - ignored for a hash
 * @throws ApiError 403 without `VIEW_PORTFOLIO`
 */
export async function searchComponents(
  api: ApiClient,
  criteria: ComponentCriteria,
  page: PageRequest,
  narrowing: SearchNarrowing = {},
  signal?: AbortSignal,
): Promise<Page<Component>> {
  const { hash, ...identity } = criteria;
  const load = (request: ApiRequest) => getPage(api, request, page, ComponentStruct, rowsOrNothing);
  if (hash === undefined) {
    const params = {
      ...identity,
      excludeInactiveProjects: narrowing.inActiveOnly || undefined,
      onlyLatestProjectVersions: narrowing.inLatestOnly || undefined,
    };
    return load({ path: pathOf('component', 'identity'), params, signal });
  }
  const found = await load({ path: pathOf('component', 'hash', hash), signal });
  const small = hash.toLowerCase();
  // Bills of materials mostly write them small.
  return found.total > 0 || small === hash
    ? found
    : load({ path: pathOf('component', 'hash', small), signal });
}

/** Servers answer nothing at all, instead of a list, where they do not understand what is looked for. */
async function rowsOrNothing(response: Response, request: ApiRequest): Promise<unknown> {
  return totalOf(response) === 0 ? [] : jsonOf(response, request);
}

/**
 * Creates a component in a project. It is analyzed afterward. The answer does not show when that is done.
 * @throws ApiError 400 with the rejected fields or for a collection project, 403 without
 * `PORTFOLIO_MANAGEMENT` or when access control hides the project, 404 when it does not exist
 */
export function createComponent(
  api: ApiClient,
  projectId: string,
  request: ComponentRequest,
  signal?: AbortSignal,
): Promise<Component> {
  const path = pathOf('component', 'project', projectId);
  return call(api, { method: 'PUT', path, body: request, signal }, ComponentStruct);
}

/**
 * Replaces a component: members that the change omits are erased. The component is analyzed again afterward.
 * The answer lacks the data from its repository.
 * @throws ApiError 400 with the rejected fields, 403 without `PORTFOLIO_MANAGEMENT` or when access control
 * hides its project, 404 when it does not exist
 */
export function updateComponent(
  api: ApiClient,
  change: ComponentChange,
  signal?: AbortSignal,
): Promise<Component> {
  return call(api, { method: 'POST', path: pathOf('component'), body: change, signal }, ComponentStruct);
}

/**
 * Deletes a component from its project, with its data and the decisions about it.
 * @throws ApiError 403 without `PORTFOLIO_MANAGEMENT` or when access control hides its project, 404 when it
 * does not exist
 */
export function deleteComponent(api: ApiClient, componentId: string, signal?: AbortSignal): Promise<void> {
  return command(api, { method: 'DELETE', path: pathOf('component', componentId), signal });
}

/**
 * Loads a component with its project and what its package repository knows of it; without metrics.
 * @throws ApiError 403 without `VIEW_PORTFOLIO` or when access control hides its project, 404 when it is unknown
 */
export function getComponent(api: ApiClient, componentId: string, signal?: AbortSignal): Promise<Component> {
  return call(
    api,
    { path: pathOf('component', componentId), params: { includeRepositoryMetaData: true }, signal },
    ComponentStruct,
  );
}

/** The metrics of a component over a number of days, oldest first; empty until it was measured. */
export function listComponentMetrics(
  api: ApiClient,
  componentId: string,
  days: number,
  signal?: AbortSignal,
): Promise<Metrics[]> {
  return getList(
    api,
    { path: pathOf('metrics', 'component', componentId, 'days', String(days)), signal },
    MetricsStruct,
  );
}

/**
 * Has the server measure a component again, which it does later.
 * @throws ApiError 403 without `PORTFOLIO_MANAGEMENT` or when access control hides its project, 404 when it is unknown
 */
export function refreshComponentMetrics(
  api: ApiClient,
  componentId: string,
  signal?: AbortSignal,
): Promise<void> {
  return command(api, { path: pathOf('metrics', 'component', componentId, 'refresh'), signal });
}

/**
 * Lists a page of the vulnerabilities of a component; searches the identifier. What was decided about them is not among it.
 * @param options - `showSuppressed` adds those that were dismissed
 * @throws ApiError 403 without `VIEW_PORTFOLIO` or when access control hides the project, 404 when it is unknown
 */
export function listVulnerabilitiesOf(
  api: ApiClient,
  componentId: string,
  options: { showSuppressed: boolean },
  page: PageRequest,
  signal?: AbortSignal,
): Promise<Page<Vulnerability>> {
  const path = pathOf('vulnerability', 'component', componentId);
  return getPage(
    api,
    { path, params: { suppressed: options.showSuppressed }, signal },
    page,
    VulnerabilityStruct,
  );
}

/**
 * Lists every property of a component, those of its bill of materials included.
 * @throws ApiError 403 without `VIEW_PORTFOLIO` or when access control hides its project, 404 when it is unknown
 */
export function listComponentProperties(
  api: ApiClient,
  componentId: string,
  signal?: AbortSignal,
): Promise<Property[]> {
  return getList(api, { path: pathOf('component', componentId, 'property'), signal }, PropertyStruct);
}

/**
 * Adds a property to a component. A value that is not valid for its type is stored as nothing.
 * @throws ApiError 400 with the rejected fields, 403 without `PORTFOLIO_MANAGEMENT`, 404 for an unknown
 * component, 409 when it already exists
 */
export function createComponentProperty(
  api: ApiClient,
  componentId: string,
  property: Property,
  signal?: AbortSignal,
): Promise<Property> {
  const path = pathOf('component', componentId, 'property');
  return call(api, { method: 'PUT', path, body: property, signal }, PropertyStruct);
}

/**
 * Deletes a property of a component.
 * @throws ApiError 403 without `PORTFOLIO_MANAGEMENT`, 404 when it does not exist
 */
export function deleteComponentProperty(
  api: ApiClient,
  componentId: string,
  propertyId: string,
  signal?: AbortSignal,
): Promise<void> {
  const path = pathOf('component', componentId, 'property', propertyId);
  return command(api, { method: 'DELETE', path, signal });
}
