import type { ApiClient } from '../../api/client.js';
import { ShapeError } from '../../api/errors.js';
import type { Page, PageRequest } from '../../api/paging.js';
import { listProjects, type ListProjectsOptions } from '../../api/projects.js';
import type { Project } from '../../schema/project.js';

const WHOLE_LIST_PAGE = 1_000;

/** Fields of a project that lists are sorted by. */
type SortableField = 'name' | 'version' | 'classifier' | 'lastBomImport' | 'lastInheritedRiskScore';

/**
 * Loads a page of projects for any combination of search, tag and classifier. The server takes one of tag and
 * classifier and searches only without a classifier; for the other combinations the whole list of the narrower
 * question is loaded and the rest is done here, so that nothing is missing and every count is right.
 */
export async function loadProjects(
  api: ApiClient,
  options: ListProjectsOptions,
  page: PageRequest,
  signal?: AbortSignal,
): Promise<Page<Project>> {
  if (isAnsweredByServer(options, page)) return listProjects(api, options, page, signal);

  const { classifier, ...tagOnly } = options;
  const hasTag = options.tag !== undefined;
  const all = await loadWhole(api, hasTag ? tagOnly : options, signal);
  const matching = all.filter(
    (project) =>
      (!hasTag || project.classifier === classifier) && matchesSearch(project, page.searchText, !hasTag),
  );
  return pageOf(matching, page);
}

/** Whether the server understands this combination. */
function isAnsweredByServer(options: ListProjectsOptions, page: Pick<PageRequest, 'searchText'>): boolean {
  return options.classifier === undefined || (options.tag === undefined && !page.searchText);
}

async function loadWhole(
  api: ApiClient,
  options: ListProjectsOptions,
  signal?: AbortSignal,
): Promise<Project[]> {
  const rows: Project[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const page = await listProjects(api, options, { pageNumber, pageSize: WHOLE_LIST_PAGE }, signal);
    rows.push(...page.rows);
    if (rows.length >= page.total) return rows;
    if (page.rows.length === 0) {
      const outline = { method: 'GET', path: '/api/v1/project' };
      throw new ShapeError(outline, '', `the list ends at ${rows.length} of ${page.total} rows`);
    }
  }
}

/** As the server searches: part of the name, or, while no tag is filtered by, a whole tag. */
function matchesSearch(project: Project, searchText: string | undefined, searchesTags: boolean): boolean {
  const text = searchText?.trim().toLowerCase();
  if (!text) return true;
  if (project.name.toLowerCase().includes(text)) return true;
  return searchesTags && (project.tags ?? []).some((tag) => tag.name.toLowerCase() === text);
}

/** Projects in the order asked for, as the server would sort them; by name without a wish. */
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
