/** What a project list shows, as one value that a host may keep, for example in its address. */

/**
 * The view of a {@link ProjectList}. What is left out is as the user last chose it, or as the list starts: an empty
 * value is the whole list.
 * @public
 */
export interface ProjectListValue {
  /** Part of a name, or a whole tag. */
  searchText?: string;
  /** Only projects with this tag. */
  tag?: string;
  /** Only projects of this kind, such as `CONTAINER`. */
  classifier?: string;
  /** Whether parents fold their children, or all stand below each other. A search or filter is always flat. */
  layout?: ProjectListLayout;
  /** Whether inactive projects are listed too. */
  showsInactive?: boolean;
  /** From 1. */
  pageNumber?: number;
  /** What the rows are sorted by. */
  sortBy?: ProjectListSort;
  /** Direction of `sortBy`. */
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
 * `layout`, `inactive`, `page`, `sort` and `order`. What makes no sense is left out.
 * @public
 */
export function parseProjectListValue(query: URLSearchParams): ProjectListValue {
  const page = Number(query.get('page'));
  const sortBy = PROJECT_LIST_SORTS.find((sort) => sort === query.get('sort'));
  const layout = query.get('layout');
  const inactive = query.get('inactive');
  return withoutDefaults({
    searchText: query.get('searchText')?.trim(),
    tag: query.get('tag') ?? undefined,
    classifier: query.get('classifier') ?? undefined,
    layout: layout === 'tree' || layout === 'flat' ? layout : undefined,
    showsInactive: inactive === 'true' ? true : inactive === 'false' ? false : undefined,
    pageNumber: Number.isSafeInteger(page) && page > 1 ? page : undefined,
    sortBy,
    sortOrder: sortBy && (query.get('order') === 'desc' ? 'desc' : 'asc'),
  });
}

/** Writes a view as query parameters; the inverse of {@link parseProjectListValue}. @public */
export function formatProjectListValue(value: ProjectListValue): URLSearchParams {
  const { searchText, tag, classifier, layout, showsInactive, pageNumber, sortBy, sortOrder } =
    withoutDefaults(value);
  const query = new URLSearchParams();
  const set = (name: string, text: string | number | boolean | undefined) =>
    text !== undefined && query.set(name, String(text));
  set('searchText', searchText);
  set('tag', tag);
  set('classifier', classifier);
  set('layout', layout);
  set('inactive', showsInactive);
  set('page', pageNumber);
  set('sort', sortBy);
  set('order', sortBy && sortOrder === 'desc' ? 'desc' : undefined);
  return query;
}

/** Whether a view shows fewer projects than there are, so that it is listed flat. */
export function isFiltered({ searchText, tag, classifier }: ProjectListValue): boolean {
  return Boolean(searchText) || tag !== undefined || classifier !== undefined;
}

/**
 * Another view of the list: what changes which rows there are starts again at the first page.
 */
export function changed(value: ProjectListValue, change: ProjectListValue): ProjectListValue {
  return withoutDefaults({ ...value, pageNumber: undefined, ...change });
}

/** Empty texts and first pages say nothing, so equal views are equal values. */
function withoutDefaults(value: ProjectListValue): ProjectListValue {
  const kept: Record<string, unknown> = {};
  for (const [key, member] of Object.entries(value)) {
    if (member === undefined || member === '' || (key === 'pageNumber' && member === 1)) continue;
    kept[key] = member;
  }
  return kept as ProjectListValue;
}
