import { PropertyStruct, type Property } from '../schema/property.js';
import { call, command, pathOf, type ApiClient } from './client.js';
import { commandUnlessSo } from './commandUnlessSo.js';
import { getList } from './paging.js';

/**
 * Lists all properties of a project. Encrypted values are replaced by a placeholder.
 * @throws ApiError 403 without `PORTFOLIO_MANAGEMENT` or when access control hides the project, 404 when it
 * is unknown
 */
export function listProjectProperties(
  api: ApiClient,
  projectId: string,
  signal?: AbortSignal,
): Promise<Property[]> {
  return getList(api, { path: pathOf('project', projectId, 'property'), signal }, PropertyStruct);
}

/**
 * Adds a property to a project. A value that is not valid for its type is stored as nothing.
 * @throws ApiError 400 with the rejected fields, 403 without `PORTFOLIO_MANAGEMENT` or access, 404 for an
 * unknown project, 409 when a property with this group and name exists
 */
export function createProjectProperty(
  api: ApiClient,
  projectId: string,
  property: Property,
  signal?: AbortSignal,
): Promise<Property> {
  const path = pathOf('project', projectId, 'property');
  return call(api, { method: 'PUT', path, body: property, signal }, PropertyStruct);
}

/**
 * Changes the value of a project property, identified by group and name. Its type and description are kept.
 * @throws ApiError 400 for a value that is not valid for its type, 403 without `PORTFOLIO_MANAGEMENT` or
 * access, 404 when it does not exist
 */
export function updateProjectProperty(
  api: ApiClient,
  projectId: string,
  { groupName, propertyName, propertyValue }: Property,
  signal?: AbortSignal,
): Promise<void> {
  const path = pathOf('project', projectId, 'property');
  const body = { groupName, propertyName, propertyValue };
  return commandUnlessSo(api, { method: 'POST', path, body, signal });
}

/**
 * Deletes a project property, identified by group and name.
 * @throws ApiError 403 without `PORTFOLIO_MANAGEMENT` or access, 404 when it does not exist
 */
export function deleteProjectProperty(
  api: ApiClient,
  projectId: string,
  { groupName, propertyName }: Property,
): Promise<void> {
  const path = pathOf('project', projectId, 'property');
  return command(api, { method: 'DELETE', path, body: { groupName, propertyName } });
}
