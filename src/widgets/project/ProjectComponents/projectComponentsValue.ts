/** What a list of components shows, as one value that a host may keep, for example in its address. */
import {
  completed,
  formatPaged,
  parsePaged,
  rememberedPaged,
  withoutDefaults,
} from '../../../data/pagedValue.js';
import type { PreferenceStore } from '../../../host/types.js';

/** The view of a {@link ProjectComponents}. What is left out is as the list is by default. @public */
export interface ProjectComponentsValue {
  /** Part of a name. */
  searchText?: string;
  /** Only those of which a repository names another version. @defaultValue false */
  onlyOutdated?: boolean;
  /** Only those that the project depends on by itself. @defaultValue false */
  onlyDirect?: boolean;
  /** From 1. @defaultValue 1 */
  pageNumber?: number;
  /** Rows per page, 1–100. @defaultValue the property `pageSize` of the widget */
  pageSize?: number;
  /** What the rows are sorted by. @defaultValue 'name' */
  sortBy?: ProjectComponentsSort;
  /** Direction of `sortBy`. @defaultValue 'asc' */
  sortOrder?: 'asc' | 'desc';
}

/** What a server can sort components by. @public */
export type ProjectComponentsSort = (typeof PROJECT_COMPONENTS_SORTS)[number];
/** All sortings of a list of components. @public */
export const PROJECT_COMPONENTS_SORTS = ['name', 'version', 'group', 'lastInheritedRiskScore'] as const;

/**
 * Reads a view from query parameters: `searchText`, `outdated`, `direct`, `page`, `size`, `sort` and `order`. What makes no
 * sense is left out.
 * @param remembered - fills in what an address leaves open that does not name an order, as links from elsewhere; one
 *   that names an order says all there is to say
 * @public
 */
export function parseProjectComponentsValue(
  query: URLSearchParams,
  remembered: ProjectComponentsValue = {},
): ProjectComponentsValue {
  const said: ProjectComponentsValue = {
    ...parsePaged(query, PROJECT_COMPONENTS_SORTS),
    onlyOutdated: query.get('outdated') === 'true' || undefined,
    onlyDirect: query.get('direct') === 'true' || undefined,
  };
  return completed(query, said, remembered);
}

/**
 * Writes a view as query parameters; the inverse of {@link parseProjectComponentsValue}. What is so by default is left
 * out, but for the order.
 * @public
 */
export function formatProjectComponentsValue(value: ProjectComponentsValue): URLSearchParams {
  const query = new URLSearchParams();
  if (value.searchText) query.set('searchText', value.searchText);
  if (value.onlyOutdated) query.set('outdated', 'true');
  if (value.onlyDirect) query.set('direct', 'true');
  return formatPaged(query, value);
}

/** The view that a user last chose, as far as it is remembered: order and size of the pages. @public */
export function rememberedProjectComponentsValue(
  preferences: Pick<PreferenceStore, 'get'>,
): ProjectComponentsValue {
  return withoutDefaults<ProjectComponentsValue>(
    rememberedPaged(preferences, 'ProjectComponents', PROJECT_COMPONENTS_SORTS),
  );
}
