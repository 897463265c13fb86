import { useMemo, useState } from 'react';
import { listComponents } from '../../api/components.js';
import type { PageRequest } from '../../api/paging.js';
import { getProject } from '../../api/projects.js';
import { usePagedList } from '../../data/usePagedList.js';
import { usePageSize } from '../../data/usePageSize.js';
import { useResource, useResourceCache } from '../../data/useResource.js';
import { useHost } from '../../host/KitProvider.js';
import type { SortRule } from '../../ui/DataTable/TableColumn.js';

/** What the server can sort components by. */
export const COMPONENT_SORTS = ['name', 'version', 'group', 'lastInheritedRiskScore'] as const;

const BY_NAME: readonly SortRule[] = [{ id: 'name', isDescending: false }];

/** The components of a project as the user asked for them, and what changes that. */
export function useProjectComponents(projectId: string, initialPageSize: number | undefined) {
  const { api, can, preferences } = useHost();
  const cache = useResourceCache();
  const canView = can('VIEW_PORTFOLIO');
  const [pageSize, setPageSize] = usePageSize('ProjectComponents', initialPageSize);
  const [sort, setSort] = useState(() => keptSort(preferences.get) ?? BY_NAME);
  const [question, setQuestion] = useState(NOTHING_ASKED);
  // Another project is another list; what was asked of the one before is not asked of it.
  const asked = question.projectId === projectId ? question : { ...NOTHING_ASKED, projectId };
  const { pageNumber, searchText, onlyOutdated, onlyDirect } = asked;

  const project = useResource(['project', projectId], (signal) => getProject(api, projectId, signal), {
    isEnabled: canView,
  });
  const hasGraph = project.status === 'ready' ? Boolean(project.data.directDependencies) : undefined;

  const page = useMemo(
    (): PageRequest => ({ pageNumber, pageSize, searchText, ...requestOf(sort) }),
    [pageNumber, pageSize, searchText, sort],
  );
  const change = (part: Partial<Omit<Question, 'projectId'>>) =>
    setQuestion({ ...asked, pageNumber: 1, ...part, projectId });
  const list = usePagedList({
    key: ['components', projectId, { onlyOutdated, onlyDirect }],
    page,
    load: (wanted, signal) => listComponents(api, projectId, { onlyOutdated, onlyDirect }, wanted, signal),
    onPageNumberChange: (next) => change({ pageNumber: next }),
    isEnabled: canView,
  });

  return {
    canView,
    list,
    asked,
    change,
    sort,
    pageSize,
    hasGraph,
    project: project.status === 'ready' ? project.data : undefined,
    isFiltered: searchText !== '' || onlyOutdated || onlyDirect,
    setPage: (next: number, size: number) => {
      if (size !== pageSize) setPageSize(size);
      change({ pageNumber: next });
    },
    setSort: (next: readonly SortRule[]) => {
      const rule = next[0];
      setSort(rule ? [rule] : BY_NAME);
      preferences.set('ProjectComponentsSortName', rule?.id);
      preferences.set('ProjectComponentsSortOrder', rule && (rule.isDescending ? 'desc' : 'asc'));
      change({});
    },
    reload: () => void cache.refresh('components', projectId),
  };
}

interface Question {
  projectId: string;
  pageNumber: number;
  searchText: string;
  onlyOutdated: boolean;
  onlyDirect: boolean;
}

const NOTHING_ASKED: Question = {
  projectId: '',
  pageNumber: 1,
  searchText: '',
  onlyOutdated: false,
  onlyDirect: false,
};

function keptSort(get: (key: string) => string | undefined): readonly SortRule[] | undefined {
  const name = COMPONENT_SORTS.find((sort) => sort === get('ProjectComponentsSortName'));
  return name && [{ id: name, isDescending: get('ProjectComponentsSortOrder') === 'desc' }];
}

/** By name is the server's own order, which also sorts the versions of a name; asking for it would lose that. */
function requestOf(sort: readonly SortRule[]): Pick<PageRequest, 'sortName' | 'sortOrder'> {
  const rule = sort[0];
  if (!rule || (rule.id === 'name' && !rule.isDescending)) return {};
  return { sortName: rule.id, sortOrder: rule.isDescending ? 'desc' : 'asc' };
}
