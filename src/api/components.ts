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

/** Which components of a project to list. @public */
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

/** In which projects components are looked for, as far as the server can tell them apart. */
export interface SearchNarrowing {
  /** Only in those that are active (`findsInActiveOnly`). */
  inActiveOnly?: boolean;
  /** Only in the latest version of each (`findsInLatestOnly`). */
  inLatestOnly?: boolean;
}

/**
 * Lists a page of the components of the whole portfolio that fit, as far as the user may see their projects, in the order in which they
 * came. Texts are found anywhere in what is looked at, in small or large letters; hashes whole, and as they are written.
 * Hits by hash come without metrics. The server sorts neither.
 * @param criteria - not empty
 * @param narrowing - passed over for a hash
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
 * Creates a component in a project. It is analyzed afterwards; the answer does not say when that is done.
 * @throws ApiError 400 with the refused fields or for a project that is a collection, 403 without `PORTFOLIO_MANAGEMENT` or when
 *   access control hides the project, 404 when it is gone
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
 * Replaces a component: what the change leaves out is erased. It is analyzed again afterwards. The answer lacks what its repository knows.
 * @throws ApiError 400 with the refused fields, 403 without `PORTFOLIO_MANAGEMENT` or when access control hides its project, 404 when
 *   it is gone
 */
export function updateComponent(
  api: ApiClient,
  change: ComponentChange,
  signal?: AbortSignal,
): Promise<Component> {
  return call(api, { method: 'POST', path: pathOf('component'), body: change, signal }, ComponentStruct);
}

/**
 * Removes a component from its project, with what is known and decided about it.
 * @throws ApiError 403 without `PORTFOLIO_MANAGEMENT` or when access control hides its project, 404 when it is gone
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
 * Adds a property to a component. A value that is none of its type is stored as nothing.
 * @throws ApiError 400 with the refused fields, 403 without `PORTFOLIO_MANAGEMENT`, 404 for an unknown component, 409 when it is there
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
 * @throws ApiError 403 without `PORTFOLIO_MANAGEMENT`, 404 when it is gone
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
