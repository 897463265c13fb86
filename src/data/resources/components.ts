import {
  getComponent,
  listComponentMetrics,
  listComponentProperties,
  listComponents,
  listVulnerabilitiesOf,
  searchComponents,
  type ListComponentsOptions,
  type SearchNarrowing,
} from '../../api/components.js';
import type { Page, PageRequest } from '../../api/paging.js';
import { readAllPages, type ReadProgress } from '../../api/readAllPages.js';
import { componentVersions, type ComponentVersion } from '../../domain/componentVersions.js';
import type { ComponentCriteria } from '../../domain/componentCriteria.js';
import type { Component } from '../../schema/component.js';
import type { Metrics } from '../../schema/metrics.js';
import type { Property } from '../../schema/property.js';
import type { Vulnerability } from '../../schema/vulnerability.js';
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

/** All components of a project in one list. */
export function everyOf(projectId: string): ResourceKey {
  return resourceKey('components', 'every', projectId);
}

/**
 * All components of a project, whatever their number. Their metrics may be old, because decisions on findings
 * do not make the list stale.
 * @param onProgress - called after each page
 */
export function every(
  projectId: string,
  onProgress?: (progress: ReadProgress) => void,
): ResourceRef<readonly Component[]> {
  return {
    key: everyOf(projectId),
    load: (api, signal) =>
      readAllPages({
        loadPage: (request) => listComponents(api, projectId, EVERY, request, signal),
        rowId: ({ uuid }) => uuid,
        signal,
        onProgress,
      }),
  };
}

/** The number of components of a project, even before any of them was analyzed. */
export function count(projectId: string): ResourceRef<number> {
  return {
    key: resourceKey('components', projectId, 'count'),
    load: async (api, signal) => {
      const { countComponents } = await import('../countComponents.js');
      return countComponents(api, projectId, signal);
    },
  };
}

const EVERY: ListComponentsOptions = { onlyOutdated: false, onlyDirect: false };

/** Every search over the entire portfolio. */
export const searches = resourceKey('components', 'search');

/** One page of the matching components of the entire portfolio. */
export function search(
  criteria: ComponentCriteria,
  request: PageRequest,
  narrowing: SearchNarrowing = {},
): ResourceRef<Page<Component>> {
  return {
    key: resourceKey('components', 'search', criteria, request, narrowing),
    load: (api, signal) => searchComponents(api, criteria, request, narrowing, signal),
  };
}

/** The number of the matching components of the entire portfolio. */
export function searchTotal(
  criteria: ComponentCriteria,
  narrowing: SearchNarrowing = {},
): ResourceRef<number> {
  return {
    key: resourceKey('components', 'search', criteria, 'total', narrowing),
    load: async (api, signal) => {
      const page = { pageNumber: 1, pageSize: 1 };
      const { total } = await searchComponents(api, criteria, page, narrowing, signal);
      return total;
    },
  };
}

/** The versions of the components that a search finds. */
export interface FoundVersions {
  versions: readonly ComponentVersion[];
  /** The number of components found. */
  total: number;
  /** True when there are more than are read, {@link MOST_GROUPED}. There are no versions then. */
  isTooMany: boolean;
}

/** Rows of servers repeat their project, so that these are some megabytes. */
export const MOST_GROUPED = 2000;

/** All versions of the matching components of the entire portfolio. Servers cannot group, so all components are read. */
export function searchVersions(
  criteria: ComponentCriteria,
  narrowing: SearchNarrowing = {},
): ResourceRef<FoundVersions> {
  return {
    key: resourceKey('components', 'search', criteria, 'versions', narrowing),
    load: async (api, signal) => {
      const load = (page: PageRequest) => searchComponents(api, criteria, page, narrowing, signal);
      const first = await load({ pageNumber: 1, pageSize: 500 });
      if (first.total > MOST_GROUPED) return { versions: [], total: first.total, isTooMany: true };
      let known: Page<Component> | undefined = first;
      const rows = await readAllPages({
        loadPage: async (page) => {
          const here = known;
          known = undefined;
          return here ?? load(page);
        },
        rowId: ({ uuid }) => uuid,
        signal,
      });
      return { versions: componentVersions(rows), total: rows.length, isTooMany: false };
    },
  };
}

/** Everything known of single components, of any project. */
export const singles = resourceKey('components', 'one');

/** Everything known of one component: itself, its metrics, its vulnerabilities. */
export function single(componentId: string): ResourceKey {
  return resourceKey('components', 'one', componentId);
}

/** A component with its project and what its package repository knows of it. */
export function one(componentId: string): ResourceRef<Component> {
  return {
    key: resourceKey('components', 'one', componentId, 'itself'),
    load: (api, signal) => getComponent(api, componentId, signal),
  };
}

/** The metrics of a component over the last days, oldest first. */
export function metrics(componentId: string, days: number): ResourceRef<Metrics[]> {
  return {
    key: resourceKey('components', 'one', componentId, 'metrics', days),
    load: (api, signal) => listComponentMetrics(api, componentId, days, signal),
  };
}

/**
 * The time of the first measurement of a component that the server still has, epoch milliseconds. Null when it was
 * not measured. No server records when a component was added, but all measure it right after, keep the history for
 * the component as long as it stays in the project, and may delete what is older than some months.
 */
export function firstMeasured(componentId: string): ResourceRef<number | null> {
  return {
    key: resourceKey('components', 'one', componentId, 'firstMeasured'),
    load: async (api, signal) => {
      const measured = await listComponentMetrics(api, componentId, TEN_YEARS, signal);
      const times = measured.flatMap(({ firstOccurrence = Infinity }) => firstOccurrence);
      const first = Math.min(...times);
      return Number.isFinite(first) ? first : null;
    },
  };
}

/** In days. */
const TEN_YEARS = 3650;

/** Every list of the vulnerabilities of a component. */
export function vulnerabilitiesOf(componentId: string): ResourceKey {
  return resourceKey('components', 'one', componentId, 'vulnerabilities');
}

/** One page of the vulnerabilities of a component. */
export function vulnerabilityPage(
  componentId: string,
  question: { showSuppressed: boolean },
  request: PageRequest,
): ResourceRef<Page<Vulnerability>> {
  return {
    key: resourceKey('components', 'one', componentId, 'vulnerabilities', question, request),
    load: (api, signal) => listVulnerabilitiesOf(api, componentId, question, request, signal),
  };
}

/** The properties of a component. */
export function properties(componentId: string): ResourceRef<Property[]> {
  return {
    key: resourceKey('components', 'one', componentId, 'properties'),
    load: (api, signal) => listComponentProperties(api, componentId, signal),
  };
}
