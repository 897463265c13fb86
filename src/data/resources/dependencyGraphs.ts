import { resourceKey, type ResourceKey, type ResourceRef } from './resourceKey.js';

/** The dependency graphs of all projects. */
export const all = resourceKey('dependencyGraphs');

/** The dependency graph of a project. */
export function of(projectId: string): ResourceKey {
  return resourceKey('dependencyGraphs', projectId);
}

/**
 * The dependency graph of a project, of a large one its first levels.
 * @param load - reads it; the widget that shows graphs loads that code when it needs it
 */
export function one<Graph>(projectId: string, load: ResourceRef<Graph>['load']): ResourceRef<Graph> {
  return { key: of(projectId), load };
}

/** All of the dependency graph of a large project. */
export function whole<Graph>(projectId: string, load: ResourceRef<Graph>['load']): ResourceRef<Graph> {
  return { key: resourceKey('dependencyGraphs', projectId, 'whole'), load };
}
