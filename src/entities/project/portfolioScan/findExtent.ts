import type { ApiClient } from '../../../api/client.js';
import { hasStatus } from '../../../api/errors.js';
import { ALL_PAGE_SIZE } from '../../../api/paging.js';
import { getProject, listChildren, listProjects } from '../../../api/projects.js';
import { readAllPages, type ReadProgress } from '../../../api/readAllPages.js';
import { newestVersionFirst } from '../../../domain/sortedVersions.js';
import type { PolicyProject } from '../../../schema/policy.js';
import type { Project } from '../../../schema/project.js';

/** The projects that a scan covers. */
export type Extent =
  /** All that are active, or all. */
  | { kind: 'all' }
  /** Those that the user chose, whether active or not. */
  | { kind: 'chosen'; projects: readonly PolicyProject[] }
  /** Those that a policy is limited to. */
  | {
      kind: 'limits';
      projects: readonly PolicyProject[];
      tags: readonly string[];
      includeChildren: boolean;
    };

/** Further choices among the projects of an {@link Extent}. */
export interface ExtentOptions {
  includeInactive: boolean;
  /** Only those that are marked as the latest version. */
  onlyLatest: boolean;
  onProgress?: (progress: ReadProgress) => void;
  signal: AbortSignal;
}

/** The projects of an {@link Extent}, and those of them that are not scanned. */
export interface FoundExtent {
  projects: readonly PolicyProject[];
  /**
   * The number of projects left out because they are inactive. Undefined if the server lists only active
   * projects.
   */
  inactive?: number;
  /** Projects that the user may not see. */
  hidden: readonly PolicyProject[];
  /** Projects that no longer exist. */
  gone: readonly PolicyProject[];
}

/** Finds the projects to scan, sorted by name. @throws server errors, except those of single projects */
export async function findExtent(
  api: ApiClient,
  extent: Extent,
  options: ExtentOptions,
): Promise<FoundExtent> {
  const { includeInactive, onlyLatest } = options;
  if (extent.kind === 'all') {
    const all = await everyProject(api, { includeInactive }, options);
    return { projects: shown(all.filter((one) => isWanted(one, onlyLatest))), hidden: [], gone: [] };
  }
  const named = await eachProject(api, extent.projects, options);
  const found = new Map(named.projects.map((one) => [one.uuid, one]));
  if (extent.kind === 'limits') {
    // Servers also include the projects below inactive ones.
    if (extent.includeChildren) await addDescendants(api, found, options.signal);
    for (const tag of extent.tags) {
      for (const one of await everyProject(api, { includeInactive: true, tag }, options)) {
        found.set(one.uuid, one);
      }
    }
  }
  const wanted = [...found.values()].filter((one) => isWanted(one, onlyLatest));
  const isLooked = ({ active }: Project) => extent.kind === 'chosen' || includeInactive || active !== false;
  const projects = wanted.filter(isLooked);
  const { hidden, gone } = named;
  return { projects: shown(projects), inactive: wanted.length - projects.length, hidden, gone };
}

function isWanted({ isLatest }: Project, onlyLatest: boolean): boolean {
  return !onlyLatest || isLatest === true;
}

function shown(projects: readonly Project[]): PolicyProject[] {
  return projects
    .map(({ uuid, name, version }) => ({ uuid, name, ...(version !== undefined && { version }) }))
    .sort((one, other) => one.name.localeCompare(other.name) || newestVersionFirst(one, other));
}

function everyProject(
  api: ApiClient,
  question: { includeInactive: boolean; tag?: string },
  { signal, onProgress }: ExtentOptions,
): Promise<Project[]> {
  return readAllPages({
    loadPage: (page) => listProjects(api, { ...question, isTree: false }, page, signal),
    rowId: ({ uuid }) => uuid,
    signal,
    pageSize: ALL_PAGE_SIZE,
    onProgress,
  });
}

/** Loads projects by their UUIDs, a few at a time. */
async function eachProject(
  api: ApiClient,
  wanted: readonly PolicyProject[],
  { signal, onProgress }: ExtentOptions,
): Promise<{ projects: Project[]; hidden: PolicyProject[]; gone: PolicyProject[] }> {
  const projects: Project[] = [];
  const hidden: PolicyProject[] = [];
  const gone: PolicyProject[] = [];
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    await Promise.all(
      wanted.slice(start, start + AT_ONCE).map(async (one) => {
        try {
          projects.push(await getProject(api, one.uuid, signal));
        } catch (error) {
          if (hasStatus(error, 403)) hidden.push(one);
          else if (hasStatus(error, 404)) gone.push(one);
          else throw error;
        }
      }),
    );
    onProgress?.({ done: Math.min(start + AT_ONCE, wanted.length), total: wanted.length });
  }
  return { projects, hidden, gone };
}

/** Adds the projects below others, at any depth, level by level. */
async function addDescendants(
  api: ApiClient,
  found: Map<string, Project>,
  signal: AbortSignal,
): Promise<void> {
  let level = [...found.keys()];
  while (level.length > 0) {
    const next: string[] = [];
    for (let start = 0; start < level.length; start += AT_ONCE) {
      const lists = await Promise.all(
        level
          .slice(start, start + AT_ONCE)
          .map((uuid) => listChildren(api, uuid, { includeInactive: true }, signal)),
      );
      for (const child of lists.flat()) {
        if (found.has(child.uuid)) continue;
        found.set(child.uuid, child);
        next.push(child.uuid);
      }
    }
    level = next;
  }
}

const AT_ONCE = 4;
