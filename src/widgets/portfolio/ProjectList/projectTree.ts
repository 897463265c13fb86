import type { Project, ProjectReference } from '../../../schema/project.js';

/** One line of the list: a project at its depth, or something to say about the children of one. */
export type ProjectTreeRow =
  | {
      kind: 'project';
      id: string;
      project: Project;
      depth: number;
      isExpandable: boolean;
      isExpanded: boolean;
    }
  | { kind: 'loading'; id: string; depth: number; parent: Project }
  | { kind: 'failed'; id: string; depth: number; parent: Project; error: unknown; retry: () => void }
  | { kind: 'none'; id: string; depth: number; parent: Project }
  | { kind: 'more'; id: string; depth: number; parent: Project; hidden: number };

/** What is known of the children of an open project. */
export type Children =
  | { status: 'loading' }
  | { status: 'failed'; error: unknown; retry: () => void }
  | { status: 'ready'; projects: readonly Project[] };

/** What is open in the tree. */
export interface ProjectTreeState {
  /** Ids of the projects whose children are shown. */
  expanded: ReadonlySet<string>;
  /** How many children of a project are shown, where it is not {@link FIRST_CHILDREN}. */
  shownChildren: ReadonlyMap<string, number>;
  /** Children of open projects, as far as they were asked for. */
  children: ReadonlyMap<string, Children>;
  showsInactive: boolean;
}

/** How many children of a project are shown at first; the rest waits behind “Show more”. */
export const FIRST_CHILDREN = 25;

/** The lines of the tree, parents before their children. */
export function treeRowsOf(roots: readonly Project[], state: ProjectTreeState): ProjectTreeRow[] {
  const rows: ProjectTreeRow[] = [];
  const add = (projects: readonly Project[], depth: number, path: readonly string[]) => {
    for (const project of projects) {
      // A server should not have cycles; drawing one would never end.
      const isRepeated = path.includes(project.uuid);
      const isExpandable = !isRepeated && hasVisibleChildren(project, state.showsInactive);
      const isExpanded = isExpandable && state.expanded.has(project.uuid);
      const id = [...path, project.uuid].join('/');
      rows.push({ kind: 'project', id, project, depth, isExpandable, isExpanded });
      if (isExpanded) addChildren(project, depth + 1, [...path, project.uuid]);
    }
  };
  const addChildren = (parent: Project, depth: number, path: readonly string[]) => {
    const children = state.children.get(parent.uuid) ?? { status: 'loading' };
    const id = `${path.join('/')}/…`;
    if (children.status !== 'ready') {
      rows.push(
        children.status === 'loading'
          ? { kind: 'loading', id, depth, parent }
          : { kind: 'failed', id, depth, parent, error: children.error, retry: children.retry },
      );
      return;
    }
    if (children.projects.length === 0) {
      rows.push({ kind: 'none', id, depth, parent });
      return;
    }
    const shown = state.shownChildren.get(parent.uuid) ?? FIRST_CHILDREN;
    // One more line would say "1 more", so the line may as well be that child.
    const end = children.projects.length - shown === 1 ? shown + 1 : shown;
    add(children.projects.slice(0, end), depth, path);
    const hidden = children.projects.length - end;
    if (hidden > 0) rows.push({ kind: 'more', id, depth, parent, hidden });
  };
  add(roots, 0, []);
  return rows;
}

/**
 * Whether a project has children that the list would show. Absent `active` counts as active. Servers from 5.0 on only say
 * that there are some; that all of them are inactive is then said below it.
 */
function hasVisibleChildren(project: Project, showsInactive: boolean): boolean {
  const isShown = (child: ProjectReference) => showsInactive || child.active !== false;
  return project.children?.some(isShown) ?? project.hasChildren === true;
}
