import { useCallback, useMemo, useState } from 'react';
import { BY_NAME, sortRequestOf, type FirstOrder } from '../../../data/pagedValue.js';
import { sortProjects } from '../../../data/resources/loadProjects.js';
import * as portfolioMetrics from '../../../data/resources/portfolioMetrics.js';
import * as projects from '../../../data/resources/projects.js';
import { usePagedList } from '../../../data/usePagedList.js';
import { usePagedValue } from '../../../data/usePagedValue.js';
import { useResources } from '../../../data/useResources.js';
import { useResourceCache } from '../../../data/useResource.js';
import type { ValueChange } from '../../../data/valueChange.js';
import { useHost } from '../../../host/KitProvider.js';
import type { Project } from '../../../schema/project.js';
import type { SortRule } from '../../../ui/DataTable/interfaces.js';
import {
  IS_FLAT,
  isFiltered,
  PROJECT_LIST_SORTS,
  rememberedProjectListValue,
  SHOWS_INACTIVE,
  type ProjectListLayout,
  type ProjectListValue,
} from './projectListValue.js';
import { treeRowsOf, type Children, type ProjectTreeRow } from './projectTree.js';

/** What {@link useProjectList} needs; as the props of the widget. */
export interface UseProjectListOptions {
  value: ProjectListValue | undefined;
  defaultValue: ProjectListValue | undefined;
  onValueChange: ((value: ProjectListValue, change: ValueChange) => void) | undefined;
  pageSize: number | undefined;
}

/** The list of projects as the user asked for it: view, page, tree, and what changes them. */
export function useProjectList(options: UseProjectListOptions) {
  const { can, preferences } = useHost();
  const cache = useResourceCache();
  const { value, change, page, sort, setPage, setSort, goToPage } = usePagedValue<ProjectListValue>({
    ...options,
    table: 'ProjectList',
    remembered: rememberedProjectListValue,
    sortById: (id) => PROJECT_LIST_SORTS.find((name) => name === id),
    firstOrder: FIRST_ORDER,
  });
  const { tag, classifier, layout = 'tree', showsInactive = false } = value;
  const isTree = layout === 'tree' && !isFiltered(value);

  const question = useMemo(
    () => ({ includeInactive: showsInactive, isTree, tag, classifier }),
    [showsInactive, isTree, tag, classifier],
  );
  const canView = can('VIEW_PORTFOLIO');
  const list = usePagedList<Project>({
    page: (request) => projects.page(question, request),
    request: page,
    onPageNumberChange: goToPage,
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
    page,
    showsInactive,
    setPage,
    setSort,
    setLayout: (next: ProjectListLayout) => {
      preferences.set(IS_FLAT, String(next === 'flat'));
      change({ layout: next });
    },
    setShowsInactive: (shows: boolean) => {
      preferences.set(SHOWS_INACTIVE, String(shows));
      change({ showsInactive: shows });
    },
    reload: () => cache.refresh(projects.lists, portfolioMetrics.all),
  };
}

/** What servers find comes newest version first, unless they are asked for the order that the head of the table shows. */
const FIRST_ORDER: FirstOrder = { ...BY_NAME, isServersOwn: 'unsearched' };

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
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const [shownChildren, setShownChildren] = useState<ReadonlyMap<string, number>>(new Map());
  // Parents that are open on another page are asked for when they come into view again.
  const open = useMemo(() => (isTree ? [...expanded] : []), [isTree, expanded]);
  const states = useResources(open.map((id) => projects.children(id, showsInactive)));

  const rows = useMemo(() => {
    const request = sortRequestOf(sort[0]);
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
