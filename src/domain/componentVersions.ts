import type { Component } from '../schema/component.js';
import type { ComponentCriteria } from './componentCriteria.js';
import { textFit } from './textFit.js';

/** A version of a component, with the components of all projects that have it. */
export interface ComponentVersion {
  /** Unique among those of a search. */
  readonly key: string;
  readonly group?: string;
  readonly name: string;
  readonly version?: string;
  /** The components, one or more, in the order they came in. */
  readonly components: readonly [Component, ...Component[]];
  /** The number of active projects that have it. */
  readonly activeProjects: number;
  /** The number of inactive projects that have it. */
  readonly inactiveProjects: number;
}

/** Groups components of several projects by group, name, and version, in the order in which these first occur. */
export function componentVersions(components: readonly Component[]): ComponentVersion[] {
  const byKey = new Map<string, [Component, ...Component[]]>();
  for (const component of components) {
    const key = JSON.stringify([component.group ?? '', component.name, component.version ?? '']);
    const others = byKey.get(key);
    if (others) others.push(component);
    else byKey.set(key, [component]);
  }
  return Array.from(byKey, ([key, same]) => {
    const [{ group, name, version }] = same;
    return { key, group, name, version, components: same, ...countProjects(same) };
  });
}

/** Counts the projects that components are in. A project counts once, whatever the number of its components. */
function countProjects(components: readonly Component[]): {
  activeProjects: number;
  inactiveProjects: number;
} {
  const isActive = new Map(
    components.flatMap(({ project }) => (project ? [[project.uuid, project.active !== false]] : [])),
  );
  const activeProjects = [...isActive.values()].filter(Boolean).length;
  return { activeProjects, inactiveProjects: isActive.size - activeProjects };
}

/** Returns how literally a component matches the criteria that found it, in the steps of {@link textFit}. */
export function componentFit(component: Component, criteria: ComponentCriteria): number {
  const fields = (['purl', 'group', 'name', 'version'] as const).filter((field) => criteria[field]);
  return Math.min(...fields.map((field) => textFit(component[field] ?? '', criteria[field]!)));
}
