import { ComponentStruct, type Component, type ComponentRequest } from '../schema/component.js';
import { call, command, pathOf, type ApiClient } from './client.js';
import { getPage, type Page, type PageRequest } from './paging.js';

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
 * Removes a component from its project, with what is known and decided about it.
 * @throws ApiError 403 without `PORTFOLIO_MANAGEMENT` or when access control hides its project, 404 when it is gone
 */
export function deleteComponent(api: ApiClient, componentId: string, signal?: AbortSignal): Promise<void> {
  return command(api, { method: 'DELETE', path: pathOf('component', componentId), signal });
}
