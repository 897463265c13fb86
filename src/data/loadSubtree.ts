import type { ApiClient } from '../api/client.js';
import { listChildren } from '../api/projects.js';
import { mayHaveChildren } from '../domain/projectTree.js';
import type { Project } from '../schema/project.js';

/** Some projects and all that are below them. */
export interface Subtree {
  /** Each project once, followed by those below it. */
  entries: readonly SubtreeEntry[];
  /** True when these are all projects. An endless portfolio is not read to its end. */
  isWhole: boolean;
  /** Projects below that their parents name and the server does not list: the user has no access to them. */
  hidden: number;
}

/** A project and its depth below one of the requested projects, which have depth 0. */
export interface SubtreeEntry {
  project: Project;
  level: number;
}

/**
 * Loads the projects below some projects, at any depth, including inactive ones. They are always requested,
 * because there may be more now than were loaded before.
 * @param onProgress - called with the number found so far
 */
export async function loadSubtree(
  api: ApiClient,
  roots: readonly Project[],
  onProgress: (found: number) => void,
  signal?: AbortSignal,
): Promise<Subtree> {
  const children = new Map<string, readonly Project[]>();
  const known = new Set(roots.map(({ uuid }) => uuid));
  const hidden = new Set<string>();
  const open = roots.filter(mayHaveChildren);
  while (open.length > 0 && known.size < MOST) {
    const parents = open.splice(0, AT_ONCE);
    const groups = await Promise.all(
      parents.map(({ uuid }) => listChildren(api, uuid, { includeInactive: true }, signal)),
    );
    parents.forEach((parent, index) => {
      const listed = groups[index]!;
      children.set(parent.uuid, listed);
      const ids = new Set(listed.map(({ uuid }) => uuid));
      for (const { uuid } of parent.children ?? []) if (!ids.has(uuid)) hidden.add(uuid);
      for (const child of listed) {
        // A server should not have cycles; following one would never end.
        if (known.has(child.uuid)) continue;
        known.add(child.uuid);
        if (mayHaveChildren(child)) open.push(child);
      }
    });
    onProgress(known.size - roots.length);
  }
  return { entries: inOrder(roots, children), isWhole: open.length === 0, hidden: hidden.size };
}

/** Far more than people read, and more than a server should be asked for one by one. */
const MOST = 5_000;
const AT_ONCE = 4;

/** Places each project before those below it. A root below another root appears under that one. */
function inOrder(
  roots: readonly Project[],
  children: ReadonlyMap<string, readonly Project[]>,
): SubtreeEntry[] {
  const below = new Set([...children.values()].flatMap((group) => group.map(({ uuid }) => uuid)));
  const entries = new Map<string, SubtreeEntry>();
  const tops = roots.filter(({ uuid }) => !below.has(uuid));
  const stack = (tops.length > 0 ? tops : roots).map((project) => ({ project, level: 0 })).reverse();
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { project, level } = entry;
    if (entries.has(project.uuid)) continue;
    entries.set(project.uuid, entry);
    const group = children.get(project.uuid) ?? [];
    stack.push(...group.map((child) => ({ project: child, level: level + 1 })).reverse());
  }
  return [...entries.values()];
}
