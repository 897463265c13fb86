/** The common parts of the views of all lists, in URLs and in preferences. */
import type { PageRequest } from '../../api/paging.js';
import type { PreferenceStore } from '../../host/types.js';
import type { SortRule } from '../../ui/table/interfaces.js';

/** The view of a list: what all lists have of it. What is left out is as the list is by default. @public */
export interface ListValue<Sort extends string = string> {
  /** The search text. */
  searchText?: string;
  /** From 1. @defaultValue 1 */
  pageNumber?: number;
  /** Rows per page, 1–100. @defaultValue the property `pageSize` of the widget */
  pageSize?: number;
  /** The sort key of the rows. @defaultValue the list's own order */
  sortBy?: Sort;
  /** Direction of `sortBy`. @defaultValue 'asc', unless the list's own order is descending */
  sortOrder?: 'asc' | 'desc';
}

/** The order of a list until the user selects another. `id` is a word of `sorts`. @public */
export interface FirstOrder extends SortRule {
  /**
   * True when the server always sorts this way, `'unsearched'` when it does so except in searches. Requesting
   * the order would then lose what else the server does.
   */
  isServersOwn?: boolean | 'unsearched';
}

/** By name, which is how servers sort most lists, versions included. */
export const BY_NAME: FirstOrder = { id: 'name', isDescending: false, isServersOwn: true };

/** The numbers of rows that a page of a table can have. */
export const PAGE_SIZES = [25, 50, 100] as const;

/**
 * Returns the view from a URL, completed from what is remembered. A URL that names an order leaves nothing
 * open: the order is in every URL of a list, but not in links that only name a filter.
 */
export function completed<Value extends ListValue>(
  query: URLSearchParams,
  said: Value,
  remembered: Value,
  first: FirstOrder = BY_NAME,
): Value {
  return withoutDefaults(query.has('sort') ? said : { ...remembered, ...definedIn(said) }, first);
}

/** Reads the common members; what makes no sense is left out. */
export function parsePaged<Sort extends string>(
  query: URLSearchParams,
  sorts: readonly Sort[],
): ListValue<Sort> {
  const page = Number(query.get('page'));
  return {
    searchText: query.get('searchText')?.trim(),
    pageNumber: Number.isSafeInteger(page) && page > 1 ? page : undefined,
    pageSize: sizeOf(query.get('size')),
    ...sortOf(sorts, query.get('sort'), query.get('order')),
  };
}

/** Writes the common members behind those of the list itself. */
export function formatPaged(
  query: URLSearchParams,
  value: ListValue,
  first: FirstOrder = BY_NAME,
): URLSearchParams {
  const { pageNumber, pageSize } = value;
  const { id, isDescending } = sortRuleOf(value, first);
  if (pageNumber !== undefined && pageNumber > 1) query.set('page', String(pageNumber));
  if (pageSize !== undefined) query.set('size', String(pageSize));
  query.set('sort', id);
  if (isDescending) query.set('order', 'desc');
  return query;
}

/** Order and size of the pages as they were last chosen, under the names of the existing console. */
export function rememberedPaged<Sort extends string>(
  preferences: Pick<PreferenceStore, 'get'>,
  table: string,
  sorts: readonly Sort[],
): ListValue<Sort> {
  return {
    pageSize: sizeOf(preferences.get(`${table}PageSize`)),
    ...sortOf(sorts, preferences.get(`${table}SortName`), preferences.get(`${table}SortOrder`)),
  };
}

/** Another view of a list: what changes which rows there are starts again at the first page. */
export function changed<Value extends ListValue>(
  value: Value,
  change: Partial<Value>,
  first: FirstOrder = BY_NAME,
): Value {
  return withoutDefaults({ ...value, pageNumber: undefined, ...change }, first);
}

/** The value without what is so by default, so that equal views are equal values. */
export function withoutDefaults<Value extends ListValue>(value: Value, first: FirstOrder = BY_NAME): Value {
  const { sortBy, sortOrder, pageNumber } = value;
  const isFirst = isSameOrder(sortRuleOf(value, first), first);
  return definedIn({
    ...value,
    pageNumber: pageNumber === 1 ? undefined : pageNumber,
    sortBy: isFirst ? undefined : sortBy,
    sortOrder: isFirst ? undefined : (sortOrder ?? 'asc'),
  });
}

/** The order of a view. */
export function sortRuleOf({ sortBy, sortOrder }: ListValue, first: FirstOrder = BY_NAME): SortRule {
  return sortBy === undefined ? first : { id: sortBy, isDescending: sortOrder === 'desc' };
}

/** Returns the order to request from a server, without the order that it uses anyway. */
export function sortRequestOf(
  rule: SortRule | undefined,
  first: FirstOrder = BY_NAME,
  searchText = '',
): Pick<PageRequest, 'sortName' | 'sortOrder'> {
  const isOwn = first.isServersOwn === 'unsearched' ? searchText === '' : first.isServersOwn;
  if (!rule || (isOwn && isSameOrder(rule, first))) return {};
  return { sortName: rule.id, sortOrder: rule.isDescending ? 'desc' : 'asc' };
}

/** Returns true if two orders are the same. */
export function isSameOrder(a: SortRule | undefined, b: SortRule | undefined): boolean {
  return a?.id === b?.id && a?.isDescending === b?.isDescending;
}

function definedIn<Value extends object>(value: Value): Value {
  return Object.fromEntries(
    Object.entries(value).filter(([, member]) => member !== undefined && member !== ''),
  ) as Value;
}

function sizeOf(text: string | null | undefined): number | undefined {
  const size = Number(text);
  return Number.isInteger(size) && size >= 1 && size <= 100 ? size : undefined;
}

function sortOf<Sort extends string>(
  sorts: readonly Sort[],
  name: string | null | undefined,
  order: string | null | undefined,
): Pick<ListValue<Sort>, 'sortBy' | 'sortOrder'> {
  const sortBy = sorts.find((sort) => sort === name);
  return sortBy === undefined ? {} : { sortBy, sortOrder: order === 'desc' ? 'desc' : 'asc' };
}
