import type { ReactNode } from 'react';
import { useHost } from '../host/KitProvider.js';
import { useIntl } from '../i18n/index.js';
import type { Project, ProjectReference } from '../schema/project.js';
import type { ComboboxOption } from '../ui/fields/ComboboxOption.js';
import { fetchResource } from './fetchResource.js';
import * as projects from './resources/projects.js';
import { messages } from './useProjectOptions.messages.js';

/** A project as a choice; absent in the last line, which says that there are more. */
export interface ProjectOption extends ComboboxOption {
  project?: ProjectReference;
}

const PAGE_SIZE = 25;

/**
 * Finds active projects by a part of their name, as many as a list can show, and reports their number.
 * @param labelOf - name and version of one
 * @param hintOf - distinguishes it from others of the same name
 * @param unfit - returns a function that gives the reason why a project cannot be chosen; undefined: it can
 */
export function useProjectOptions(
  labelOf: (project: ProjectReference) => string,
  hintOf: (project: Project) => ReactNode,
  { unfit }: { unfit?: (signal: AbortSignal) => Promise<(project: Project) => string | undefined> } = {},
) {
  const { api, auth } = useHost();
  const intl = useIntl();
  return async (text: string, signal: AbortSignal): Promise<ProjectOption[]> => {
    const ref = projects.page(
      { includeInactive: false, isTree: false },
      { pageNumber: 1, pageSize: PAGE_SIZE, searchText: text },
    );
    const [page, problemOf] = await Promise.all([
      fetchResource({ api, auth }, ref, { signal }),
      unfit?.(signal),
    ]);
    const options = page.rows.map((project): ProjectOption => {
      const { uuid, name, version } = project;
      const problem = problemOf?.(project);
      return {
        id: uuid,
        label: labelOf(project),
        hint: problem ?? hintOf(project),
        isDisabled: problem !== undefined,
        project: { uuid, name, version },
      };
    });
    if (page.total > page.rows.length) {
      const label = intl.formatMessage(messages.more, { shown: page.rows.length, total: page.total });
      options.push({ id: '…', label, isDisabled: true });
    }
    return options;
  };
}
