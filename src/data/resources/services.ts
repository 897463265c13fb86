import type { Page, PageRequest } from '../../api/paging.js';
import { getService, listServices } from '../../api/services.js';
import type { Service } from '../../schema/service.js';
import { resourceKey, type ResourceKey, type ResourceRef } from './resourceKey.js';

/** Every list of the services of a project. */
export function of(projectId: string): ResourceKey {
  return resourceKey('services', 'of', projectId);
}

/** Every service that was loaded separately. */
export const ones = resourceKey('services', 'one');

/** One page of the services of a project. */
export function page(projectId: string, request: PageRequest): ResourceRef<Page<Service>> {
  return {
    key: resourceKey('services', 'of', projectId, request),
    load: (api, signal) => listServices(api, projectId, request, signal),
  };
}

/** A service with the project it belongs to. */
export function one(serviceId: string): ResourceRef<Service> {
  return {
    key: resourceKey('services', 'one', serviceId),
    load: (api, signal) => getService(api, serviceId, signal),
  };
}
