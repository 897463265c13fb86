import { listComponents } from '../../../api/components.js';
import { getProject } from '../../../api/projects.js';
import { usePagedList } from '../../../data/usePagedList.js';
import { usePagedValue } from '../../../data/usePagedValue.js';
import { useResource, useResourceCache } from '../../../data/useResource.js';
import type { ValueChange } from '../../../data/valueChange.js';
import { useHost } from '../../../host/KitProvider.js';
import type { Component } from '../../../schema/component.js';
import { CHANGED_RESOURCES } from './changedResources.js';
import {
  PROJECT_COMPONENTS_SORTS,
  rememberedProjectComponentsValue,
  type ProjectComponentsValue,
} from './projectComponentsValue.js';

/** What {@link useProjectComponents} needs; as the props of the widget. */
export interface UseProjectComponentsOptions {
  value: ProjectComponentsValue | undefined;
  defaultValue: ProjectComponentsValue | undefined;
  onValueChange: ((value: ProjectComponentsValue, change: ValueChange) => void) | undefined;
  pageSize: number | undefined;
}

/** The components of a project as the user asked for them, and what changes that. */
export function useProjectComponents(projectId: string, options: UseProjectComponentsOptions) {
  const { api, can } = useHost();
  const cache = useResourceCache();
  const canView = can('VIEW_PORTFOLIO');
  const { value, change, page, sort, setPage, setSort, goToPage } = usePagedValue<ProjectComponentsValue>({
    ...options,
    table: 'ProjectComponents',
    remembered: rememberedProjectComponentsValue,
    sortById: (id) => PROJECT_COMPONENTS_SORTS.find((name) => name === id),
  });
  const { searchText = '', onlyOutdated = false, onlyDirect = false } = value;

  const project = useResource(['project', projectId], (signal) => getProject(api, projectId, signal), {
    isEnabled: canView,
  });
  const hasGraph = project.status === 'ready' ? Boolean(project.data.directDependencies) : undefined;

  const list = usePagedList({
    key: ['components', projectId, { onlyOutdated, onlyDirect }],
    page,
    load: (wanted, signal) => listComponents(api, projectId, { onlyOutdated, onlyDirect }, wanted, signal),
    onPageNumberChange: goToPage,
    isEnabled: canView,
  });

  const isFiltered = searchText !== '' || onlyOutdated || onlyDirect;

  return {
    canView,
    list,
    asked: { searchText, onlyOutdated, onlyDirect },
    change,
    page,
    sort,
    hasGraph,
    project: project.status === 'ready' ? project.data : undefined,
    isFiltered,
    setPage,
    setSort,
    /** Brings a component that was just added into sight. */
    showAdded: ({ name }: Component) => {
      for (const resource of CHANGED_RESOURCES) void cache.refresh(resource, projectId);
      const isWhole = !isFiltered && (list.total ?? 0) < page.pageSize;
      if (!isWhole) change({ searchText: name, onlyOutdated: false, onlyDirect: false });
    },
    reload: () => void cache.refresh('components', projectId),
  };
}
