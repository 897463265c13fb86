import { listComponents, type ListComponentsOptions } from '../../api/components.js';
import type { Page, PageRequest } from '../../api/paging.js';
import type { Component } from '../../schema/component.js';
import { resourceKey, type ResourceKey, type ResourceRef } from './resourceKey.js';

/** Everything known of components. */
export const all = resourceKey('components');

/** Every list of the components of a project. */
export function of(projectId: string): ResourceKey {
  return resourceKey('components', projectId);
}

/** One page of the components of a project; each with its current metrics. */
export function page(
  projectId: string,
  question: ListComponentsOptions,
  request: PageRequest,
): ResourceRef<Page<Component>> {
  return {
    key: resourceKey('components', projectId, question, request),
    load: (api, signal) => listComponents(api, projectId, question, request, signal),
  };
}
