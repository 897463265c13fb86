import type { ApiClient } from '../api/client.js';
import { ALL_PAGE_SIZE, type Page, type PageRequest } from '../api/paging.js';
import { hasStatus } from '../api/errors.js';
import { getProject, listProjects, listProjectsOfTeam, type ListProjectsOptions } from '../api/projects.js';
import { readAllPages } from '../api/readAllPages.js';
import { getServer } from '../api/servers.js';
import type { Project } from '../schema/project.js';

/** Fields of a project that lists are sorted by. */
type SortableField = 'name' | 'version' | 'classifier' | 'lastBomImport' | 'lastInheritedRiskScore';

/**
 * Loads a page of projects for any combination of search, tag, and classifier. The server accepts either a
 * tag or a classifier, and searches only without a classifier. For the other combinations, this loads the
 * complete list of the narrower question and does the rest here, so that nothing is missing and every count
 * is right. A team can be combined with all of them, where the server supports teams of projects.
 * @throws TeamFilterMissing when a team is requested and the server does not support it
 */
export async function loadProjects(
  api: ApiClient,
  { withParents = false, ...options }: ProjectQuestion,
  page: PageRequest,
  signal?: AbortSignal,
): Promise<Page<Project>> {
  const found = await findProjects(api, options, page, signal);
  return withParents ? { ...found, rows: await namingParents(api, found.rows, signal) } : found;
}

/** The projects to list, and the data to load with each. */
export interface ProjectQuestion extends ListProjectsOptions {
  /**
   * True when each project names its parent. Lists of servers before 5.0 do not name it. There each project
   * of the page is requested separately.
   */
  withParents?: boolean;
}

async function namingParents(
  api: ApiClient,
  rows: readonly Project[],
  signal?: AbortSignal,
): Promise<Project[]> {
  const { capabilities } = await getServer(api);
  if (capabilities.listsParents) return [...rows];
  return Promise.all(
    rows.map(async (row) => {
      try {
        return { ...row, parent: (await getProject(api, row.uuid, signal)).parent };
      } catch (error) {
        // It was deleted or hidden since it was listed.
        if (hasStatus(error, 403, 404)) return row;
        throw error;
      }
    }),
  );
}

async function findProjects(
  api: ApiClient,
  options: ListProjectsOptions,
  page: PageRequest,
  signal?: AbortSignal,
): Promise<Page<Project>> {
  if (options.team !== undefined) {
    const { capabilities } = await getServer(api);
    if (!capabilities.hasTeamFilter)
      throw new TeamFilterMissing('Servers before 5.0 list no projects of a team.');
    return listProjectsOfTeam(api, options, page, signal);
  }
  if (isAnsweredByServer(options, page)) return listProjects(api, options, page, signal);

  const { classifier, ...tagOnly } = options;
  const hasTag = options.tag !== undefined;
  const all = await readAllPages({
    loadPage: (part) => listProjects(api, hasTag ? tagOnly : options, part, signal),
    rowId: ({ uuid }) => uuid,
    signal,
    pageSize: ALL_PAGE_SIZE,
  });
  const matching = all.filter(
    (project) =>
      (!hasTag || project.classifier === classifier) && matchesSearch(project, page.searchText, !hasTag),
  );
  return pageOf(matching, page);
}

/** The projects of a team cannot be listed on this server; all projects in their place would be wrong. */
export class TeamFilterMissing extends Error {}

/** Returns true when the server supports this combination. */
function isAnsweredByServer(options: ListProjectsOptions, page: Pick<PageRequest, 'searchText'>): boolean {
  return options.classifier === undefined || (options.tag === undefined && !page.searchText);
}

/** Matches as the server does: a part of the name or, when there is no tag filter, a complete tag. */
function matchesSearch(project: Project, searchText: string | undefined, searchesTags: boolean): boolean {
  const text = searchText?.trim().toLowerCase();
  if (!text) return true;
  if (project.name.toLowerCase().includes(text)) return true;
  return searchesTags && (project.tags ?? []).some((tag) => tag.name.toLowerCase() === text);
}

/** Sorts projects as the server would, by name when no order is requested. */
export function sortProjects(
  projects: readonly Project[],
  sort: Pick<PageRequest, 'sortName' | 'sortOrder'>,
): Project[] {
  const key = (sort.sortName ?? 'name') as SortableField;
  const direction = sort.sortOrder === 'desc' ? -1 : 1;
  return [...projects].sort(
    (a, b) => direction * compare(a[key], b[key]) || compare(a.name, b.name) || compare(b.version, a.version),
  );
}

function pageOf(projects: readonly Project[], page: PageRequest): Page<Project> {
  const start = (page.pageNumber - 1) * page.pageSize;
  const rows = sortProjects(projects, page).slice(start, start + page.pageSize);
  return { rows, total: projects.length };
}

/** Numbers by value, texts by code point as the server's database does; what is absent comes first. */
function compare(a: string | number | boolean | undefined, b: typeof a): number {
  if (a === b) return 0;
  if (a === undefined) return -1;
  if (b === undefined) return 1;
  return a < b ? -1 : 1;
}
