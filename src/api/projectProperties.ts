import { PropertyStruct, type Property } from '../schema/property.js';
import { call, command, pathOf, type ApiClient } from './client.js';
import { commandUnlessSo } from './commandUnlessSo.js';
import { getList } from './paging.js';

/**
 * Lists all properties of a project. Of encrypted ones a placeholder stands in the place of the value.
 * @throws ApiError 403 without `PORTFOLIO_MANAGEMENT` or when access control hides the project, 404 when it is unknown
 */
export function listProjectProperties(
  api: ApiClient,
  projectId: string,
  signal?: AbortSignal,
): Promise<Property[]> {
  return getList(api, { path: pathOf('project', projectId, 'property'), signal }, PropertyStruct);
}

/**
 * Adds a property to a project. A value that is none of its type is stored as nothing.
 * @throws ApiError 400 with the refused fields, 403 without `PORTFOLIO_MANAGEMENT` or access, 404 for an unknown project, 409 when there is
 *   one of this group and name
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
 * Gives a property of a project another value; group and name say which. Its type and description stay.
 * @throws ApiError 400 for a value that is none of its type, 403 without `PORTFOLIO_MANAGEMENT` or access, 404 when it is gone
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
 * Deletes a property of a project; group and name say which.
 * @throws ApiError 403 without `PORTFOLIO_MANAGEMENT` or access, 404 when it is gone
 */
export function deleteProjectProperty(
  api: ApiClient,
  projectId: string,
  { groupName, propertyName }: Property,
): Promise<void> {
  const path = pathOf('project', projectId, 'property');
  return command(api, { method: 'DELETE', path, body: { groupName, propertyName } });
}
