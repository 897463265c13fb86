import { ServiceStruct, type Service, type ServiceRequest } from '../schema/service.js';
import { call, command, pathOf, type ApiClient } from './client.js';
import { ApiError } from './errors.js';
import { getPage, type Page, type PageRequest } from './paging.js';

/**
 * Lists a page of the services of a project; searches their name.
 * @throws ApiError 403 without `VIEW_PORTFOLIO` or when access control hides the project, 404 when it is unknown
 */
export function listServices(
  api: ApiClient,
  projectId: string,
  page: PageRequest,
  signal?: AbortSignal,
): Promise<Page<Service>> {
  return getPage(api, { path: pathOf('service', 'project', projectId), signal }, page, ServiceStruct);
}

/**
 * Loads a service with the project it belongs to.
 * @throws ApiError 403 without `VIEW_PORTFOLIO` or when access control hides its project, 404 when it is unknown
 */
export function getService(api: ApiClient, serviceId: string, signal?: AbortSignal): Promise<Service> {
  return call(api, { path: pathOf('service', serviceId), signal }, ServiceStruct);
}

/**
 * Creates a service in a project.
 * @throws ApiError 400 with the rejected fields, 403 without `PORTFOLIO_MANAGEMENT` or when access control
 * hides the project, 404 when it no longer exists
 */
export function createService(
  api: ApiClient,
  projectId: string,
  request: ServiceRequest,
  signal?: AbortSignal,
): Promise<Service> {
  const path = pathOf('service', 'project', projectId);
  return call(api, { method: 'PUT', path, body: request, signal }, ServiceStruct);
}

/**
 * Replaces a service. Texts that are left out are removed.
 * @throws ApiError 400 with the rejected fields, 403 without `PORTFOLIO_MANAGEMENT` or when access control
 * hides its project, 404 when it no longer exists
 */
export function updateService(
  api: ApiClient,
  request: ServiceRequest & { uuid: string },
  signal?: AbortSignal,
): Promise<Service> {
  return call(api, { method: 'POST', path: pathOf('service'), body: request, signal }, ServiceStruct);
}

/**
 * Deletes a service from its project.
 * @throws ApiError 403 without `PORTFOLIO_MANAGEMENT` or when access control hides its project, 404 when it
 * no longer exists
 */
export function deleteService(api: ApiClient, serviceId: string, signal?: AbortSignal): Promise<void> {
  return command(api, { method: 'DELETE', path: pathOf('service', serviceId), signal });
}

/** Returns true when a failure means that the service does not exist, or that the user cannot see it. */
export function isUnknownService(error: unknown): boolean {
  return error instanceof ApiError && [400, 403, 404].includes(error.status);
}
