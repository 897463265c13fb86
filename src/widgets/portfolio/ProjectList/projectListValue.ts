/** What a project list shows, as one value that a host may keep, for example in its address. */
import {
  completed,
  formatPaged,
  parsePaged,
  rememberedPaged,
  withoutDefaults,
} from '../../../data/pagedValue.js';
import type { PreferenceStore } from '../../../host/types.js';

/**
 * The view of a {@link ProjectList}. What is left out is as the list is by default: an empty value is the whole list.
 * @public
 */
export interface ProjectListValue {
  /** Part of a name, or a whole tag. */
  searchText?: string;
  /** Only projects with this tag. */
  tag?: string;
  /** Only projects of this kind, such as `CONTAINER`. */
  classifier?: string;
  /**
   * Whether parents fold their children, or all stand below each other. A search or filter is always flat.
   * @defaultValue 'tree'
   */
  layout?: ProjectListLayout;
  /** Whether inactive projects are listed too. @defaultValue false */
  showsInactive?: boolean;
  /** From 1. @defaultValue 1 */
  pageNumber?: number;
  /** Rows per page, 1–100. @defaultValue the property `pageSize` of the widget */
  pageSize?: number;
  /** What the rows are sorted by. @defaultValue 'name' */
  sortBy?: ProjectListSort;
  /** Direction of `sortBy`. @defaultValue 'asc' */
  sortOrder?: 'asc' | 'desc';
}

/** How projects are listed: below their parents, or all in one list. @public */
export type ProjectListLayout = 'tree' | 'flat';

/** What a server can sort projects by. @public */
export type ProjectListSort = (typeof PROJECT_LIST_SORTS)[number];
/** All sortings of the list of projects. @public */
export const PROJECT_LIST_SORTS = [
  'name',
  'version',
  'classifier',
  'lastBomImport',
  'lastBomImportFormat',
  'lastInheritedRiskScore',
  'active',
] as const;

/**
 * Reads a view from query parameters: `searchText`, `tag` and `classifier` as existing links have them, besides
 * `layout`, `inactive`, `page`, `size`, `sort` and `order`. What makes no sense is left out.
 * @param remembered - fills in what an address leaves open that does not name an order, as links from elsewhere; one
 *   that names an order says all there is to say
 * @public
 */
export function parseProjectListValue(
  query: URLSearchParams,
  remembered: ProjectListValue = {},
): ProjectListValue {
  const layout = query.get('layout');
  const inactive = query.get('inactive');
  const said: ProjectListValue = {
    ...parsePaged(query, PROJECT_LIST_SORTS),
    tag: query.get('tag') ?? undefined,
    classifier: query.get('classifier') ?? undefined,
    layout: layout === 'tree' || layout === 'flat' ? layout : undefined,
    showsInactive: inactive === 'true' ? true : inactive === 'false' ? false : undefined,
  };
  return completed(query, said, remembered);
}

/**
 * Writes a view as query parameters; the inverse of {@link parseProjectListValue}. What is so by default is left out,
 * but for the order.
 * @public
 */
export function formatProjectListValue(value: ProjectListValue): URLSearchParams {
  const { searchText, tag, classifier, layout, showsInactive } = value;
  const query = new URLSearchParams();
  if (searchText) query.set('searchText', searchText);
  if (tag !== undefined) query.set('tag', tag);
  if (classifier !== undefined) query.set('classifier', classifier);
  if (layout === 'flat') query.set('layout', layout);
  if (showsInactive) query.set('inactive', 'true');
  return formatPaged(query, value);
}

/**
 * The view that a user last chose, as far as it is remembered: layout, inactive projects, order and size of the pages.
 * @public
 */
export function rememberedProjectListValue(preferences: Pick<PreferenceStore, 'get'>): ProjectListValue {
  return withoutDefaults<ProjectListValue>({
    ...rememberedPaged(preferences, 'ProjectList', PROJECT_LIST_SORTS),
    layout: preferences.get(IS_FLAT) === 'true' ? 'flat' : undefined,
    showsInactive: preferences.get(SHOWS_INACTIVE) === 'true' || undefined,
  });
}

/** Names of choices in preferences, which are those of the existing console. */
export const IS_FLAT = 'ProjectListShowFlatView';
export const SHOWS_INACTIVE = 'ProjectListShowInactiveProjects';

/** Whether a view shows fewer projects than there are, so that it is listed flat. */
export function isFiltered({ searchText, tag, classifier }: ProjectListValue): boolean {
  return Boolean(searchText) || tag !== undefined || classifier !== undefined;
}
