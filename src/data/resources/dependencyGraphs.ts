import { resourceKey, type ResourceKey, type ResourceRef } from './resourceKey.js';

/** The dependency graphs of all projects. */
export const all = resourceKey('dependencyGraphs');

/** The dependency graph of a project. */
export function of(projectId: string): ResourceKey {
  return resourceKey('dependencyGraphs', projectId);
}

/**
 * The dependency graph of a project.
 * @param load - reads it; the widget that shows graphs loads that code when it needs it
 */
export function one<Graph>(projectId: string, load: ResourceRef<Graph>['load']): ResourceRef<Graph> {
  return { key: of(projectId), load };
}
