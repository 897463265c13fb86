import { useCallback, useMemo, useState } from 'react';
import type { PageRequest } from '../../api/paging.js';
import { listChildren } from '../../api/projects.js';
import { usePagedList } from '../../data/usePagedList.js';
import { usePageSize } from '../../data/usePageSize.js';
import { booleanCodec, usePreference } from '../../data/usePreference.js';
import { useResources } from '../../data/useResources.js';
import { useResourceCache } from '../../data/useResource.js';
import { useHost } from '../../host/KitProvider.js';
import type { Project } from '../../schema/project.js';
import type { SortRule } from '../../ui/DataTable/TableColumn.js';
import { loadProjects, sortProjects } from './loadProjects.js';
import {
  changed,
  isFiltered,
  PROJECT_LIST_SORTS,
  type ProjectListSort,
  type ProjectListValue,
} from './projectListValue.js';
import { treeRowsOf, type Children, type ProjectTreeRow } from './projectTree.js';

/** What {@link useProjectList} needs; as the props of the widget. */
export interface UseProjectListOptions {
  value: ProjectListValue | undefined;
  defaultValue: ProjectListValue;
  onValueChange: ((value: ProjectListValue) => void) | undefined;
  pageSize: number | undefined;
}

const BY_NAME: readonly SortRule[] = [{ id: 'name', isDescending: false }];

/** The list of projects as the user asked for it: view, page, tree, and what changes them. */
export function useProjectList(options: UseProjectListOptions) {
  const { api, can, preferences } = useHost();
  const cache = useResourceCache();
  const [ownValue, setOwnValue] = useState(options.defaultValue);
  const value = options.value ?? ownValue;
  const { onValueChange } = options;
  const change = useCallback(
    (part: ProjectListValue) => {
      const next = changed(value, part);
      setOwnValue(next);
      onValueChange?.(next);
    },
    [value, onValueChange],
  );

  const [keptInactive, keepInactive] = usePreference('ProjectListShowInactiveProjects', false, booleanCodec);
  const [keptFlat, keepFlat] = usePreference('ProjectListShowFlatView', false, booleanCodec);
  const [pageSize, setPageSize] = usePageSize('ProjectList', options.pageSize);
  const showsInactive = value.showsInactive ?? keptInactive;
  const layout = value.layout ?? (keptFlat ? 'flat' : 'tree');
  const isTree = layout === 'tree' && !isFiltered(value);
  const sort = useMemo(() => sortOf(value) ?? keptSort(preferences.get) ?? BY_NAME, [value, preferences]);

  const page = useMemo(
    (): PageRequest => ({
      pageNumber: value.pageNumber ?? 1,
      pageSize,
      searchText: value.searchText,
      ...requestOf(sort),
    }),
    [value.pageNumber, value.searchText, pageSize, sort],
  );
  const question = useMemo(
    () => ({ includeInactive: showsInactive, isTree, tag: value.tag, classifier: value.classifier }),
    [showsInactive, isTree, value.tag, value.classifier],
  );
  const canView = can('VIEW_PORTFOLIO');
  const list = usePagedList<Project>({
    key: ['projects', question],
    page,
    load: (wanted, signal) => loadProjects(api, question, wanted, signal),
    onPageNumberChange: (pageNumber) => change({ pageNumber }),
    isEnabled: canView,
  });

  const tree = useTree(list.rows, isTree, showsInactive, sort);

  return {
    canView,
    value,
    change,
    list,
    rows: tree.rows,
    toggle: tree.toggle,
    showMore: tree.showMore,
    isTree,
    layout,
    sort,
    pageNumber: page.pageNumber,
    pageSize,
    showsInactive,
    setPage: (pageNumber: number, size: number) => {
      if (size !== pageSize) setPageSize(size);
      change({ pageNumber });
    },
    setSort: (next: readonly SortRule[]) => {
      const rule = next[0];
      // Clearing the sort must clear what is remembered too, else it would come back.
      preferences.set('ProjectListSortName', rule?.id);
      preferences.set('ProjectListSortOrder', rule && (rule.isDescending ? 'desc' : 'asc'));
      change({
        sortBy: PROJECT_LIST_SORTS.find((name) => name === rule?.id),
        sortOrder: rule && (rule.isDescending ? 'desc' : 'asc'),
      });
    },
    setLayout: (next: 'tree' | 'flat') => {
      keepFlat(next === 'flat');
      change({ layout: next });
    },
    setShowsInactive: (shows: boolean) => {
      keepInactive(shows);
      change({ showsInactive: shows });
    },
    reload: () => {
      void cache.refresh('projects');
      void cache.refresh('portfolioMetrics');
    },
  };
}

/** Which parents are open, with their children. */
function useTree(
  roots: readonly Project[],
  isTree: boolean,
  showsInactive: boolean,
  sort: readonly SortRule[],
): {
  rows: readonly ProjectTreeRow[];
  toggle: (projectId: string) => void;
  showMore: (projectId: string) => void;
} {
  const { api } = useHost();
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [shownChildren, setShownChildren] = useState<ReadonlyMap<string, number>>(new Map());
  // Parents that are open on another page are asked for when they come into view again.
  const open = useMemo(() => (isTree ? [...expanded] : []), [isTree, expanded]);
  const states = useResources(
    open,
    (id) => ['projects', 'children', id, showsInactive],
    (id, signal) => listChildren(api, id, { includeInactive: showsInactive }, signal),
  );

  const rows = useMemo(() => {
    const request = requestOf(sort);
    const children = new Map<string, Children>();
    open.forEach((id, index) => {
      const state = states[index];
      if (state?.status === 'ready') {
        children.set(id, { status: 'ready', projects: sortProjects(state.data, request) });
      } else if (state?.status === 'failed') {
        children.set(id, { status: 'failed', error: state.error, retry: state.reload });
      }
    });
    const visible = isTree ? expanded : new Set<string>();
    const all = treeRowsOf(roots, { expanded: visible, shownChildren, children, showsInactive });
    if (isTree) return all;
    return all.map((row) => (row.kind === 'project' ? { ...row, isExpandable: false } : row));
  }, [roots, isTree, open, states, expanded, shownChildren, showsInactive, sort]);

  const toggle = useCallback((id: string) => {
    setExpanded((old) => {
      const next = new Set(old);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const showMore = useCallback((id: string) => {
    setShownChildren((old) => new Map(old).set(id, Infinity));
  }, []);
  return { rows, toggle, showMore };
}

function sortOf(value: ProjectListValue): readonly SortRule[] | undefined {
  return value.sortBy && [{ id: value.sortBy, isDescending: value.sortOrder === 'desc' }];
}

function keptSort(get: (key: string) => string | undefined): readonly SortRule[] | undefined {
  const name = PROJECT_LIST_SORTS.find((sort) => sort === get('ProjectListSortName'));
  return name && [{ id: name, isDescending: get('ProjectListSortOrder') === 'desc' }];
}

/** By name is the server's own order, which also sorts the versions of a name; asking for it would lose that. */
function requestOf(sort: readonly SortRule[]): Pick<PageRequest, 'sortName' | 'sortOrder'> {
  const rule = sort[0];
  if (!rule || (rule.id === 'name' && !rule.isDescending)) return {};
  return { sortName: rule.id as ProjectListSort, sortOrder: rule.isDescending ? 'desc' : 'asc' };
}
