import * as components from '../../../data/resources/components.js';
import * as projects from '../../../data/resources/projects.js';
import { usePagedList } from '../../../data/usePagedList.js';
import { usePagedValue } from '../../../data/usePagedValue.js';
import { useResource, useResourceCache } from '../../../data/useResource.js';
import type { ValueChange } from '../../../data/valueChange.js';
import { useHost } from '../../../host/KitProvider.js';
import type { Component } from '../../../schema/component.js';
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
  const { can } = useHost();
  const cache = useResourceCache();
  const canView = can('VIEW_PORTFOLIO');
  const { value, change, page, sort, setPage, setSort, goToPage } = usePagedValue<ProjectComponentsValue>({
    ...options,
    table: 'ProjectComponents',
    remembered: rememberedProjectComponentsValue,
    sortById: (id) => PROJECT_COMPONENTS_SORTS.find((name) => name === id),
  });
  const { searchText = '', onlyOutdated = false, onlyDirect = false } = value;

  const project = useResource(projects.one(projectId), { isEnabled: canView });
  const hasGraph = project.status === 'ready' ? Boolean(project.data.directDependencies) : undefined;

  const list = usePagedList({
    page: (request) => components.page(projectId, { onlyOutdated, onlyDirect }, request),
    request: page,
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
      const isWhole = !isFiltered && (list.total ?? 0) < page.pageSize;
      if (!isWhole) change({ searchText: name, onlyOutdated: false, onlyDirect: false });
    },
    reload: () => cache.refresh(components.of(projectId)),
  };
}
