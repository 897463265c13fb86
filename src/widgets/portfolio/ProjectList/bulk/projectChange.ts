/** Changes to several projects, and their effect on each. Pure. */
import type { Project, ProjectPatch, ProjectReference } from '../../../../schema/project.js';

/** A change of one or many projects. Taking it back is a change as well. */
export type ProjectChange =
  | { readonly kind: 'tags'; readonly add: readonly string[]; readonly remove: readonly string[] }
  | { readonly kind: 'active'; readonly isActive: boolean }
  /** Undefined: to the top level. */
  | { readonly kind: 'parent'; readonly parent: ProjectReference | undefined };

/** The effect of a change on one project, as far as it is known here. */
export type ProjectStep =
  | { readonly kind: 'changes'; readonly project: Project }
  | { readonly kind: 'same'; readonly project: Project }
  | { readonly kind: 'impossible'; readonly project: Project; readonly reason: StepProblem };

/** Why a server would refuse it. */
type StepProblem = 'hasActiveChildren' | 'isParentItself' | 'standsAbove';

/** A change of one project as the server takes it, and what takes it back; undefined where the project is so already. */
interface PlannedPatch {
  /** Undefined: the project is moved to the top level, which no patch can do. */
  readonly patch: ProjectPatch | undefined;
  readonly reversal: ProjectChange;
}

/**
 * Returns the request that makes a project as wanted. Tags that are not named are kept, including those that
 * others added in the meantime.
 */
export function plannedPatch(project: Project, change: ProjectChange): PlannedPatch | undefined {
  switch (change.kind) {
    case 'tags': {
      const before = tagNames(project);
      const add = change.add.filter((tag) => !before.includes(tag));
      const remove = before.filter((tag) => change.remove.includes(tag));
      if (add.length + remove.length === 0) return undefined;
      const after = [...before.filter((tag) => !remove.includes(tag)), ...add];
      return {
        patch: { tags: after.map((name) => ({ name })) },
        reversal: { kind: 'tags', add: remove, remove: add },
      };
    }
    case 'active': {
      const { isActive } = change;
      if ((project.active !== false) === isActive) return undefined;
      return { patch: { active: isActive }, reversal: { kind: 'active', isActive: !isActive } };
    }
    case 'parent': {
      const { parent } = change;
      const before = project.parent ?? undefined;
      if (before?.uuid === parent?.uuid) return undefined;
      return {
        patch: parent && { parent: { uuid: parent.uuid } },
        reversal: { kind: 'parent', parent: before },
      };
    }
  }
}

/**
 * Returns the effects of a change on projects.
 * @param lineage - the IDs of the wanted parent and of its ancestors, as far as they are known
 */
export function stepsOf(
  projects: readonly Project[],
  change: ProjectChange,
  lineage: readonly string[] = [],
): readonly ProjectStep[] {
  const ids = new Set(projects.map(({ uuid }) => uuid));
  return projects.map((project): ProjectStep => {
    // Lists of servers before 5.0 do not say of each project what it belongs to; what is at the top already then stays so.
    const isUnknown = change.kind === 'parent' && !change.parent;
    if (!isUnknown && !plannedPatch(project, change)) return { kind: 'same', project };
    const reason = problemOf(project, change, { ids, lineage });
    return reason ? { kind: 'impossible', project, reason } : { kind: 'changes', project };
  });
}

function problemOf(
  { uuid, children = [] }: Project,
  change: ProjectChange,
  known: { ids: ReadonlySet<string>; lineage: readonly string[] },
): StepProblem | undefined {
  if (change.kind === 'active' && !change.isActive) {
    const staysActive = children.some((child) => child.active !== false && !known.ids.has(child.uuid));
    return staysActive ? 'hasActiveChildren' : undefined;
  }
  if (change.kind !== 'parent' || !change.parent) return undefined;
  if (uuid === change.parent.uuid) return 'isParentItself';
  return known.lineage.includes(uuid) ? 'standsAbove' : undefined;
}

/** Names of the tags of a project. */
export function tagNames({ tags = [] }: Pick<Project, 'tags'>): string[] {
  return tags.map(({ name }) => name);
}
