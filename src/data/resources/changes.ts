/**
 * The effects of each change: everything that the server may answer differently afterwards becomes stale.
 * Lists that show metrics of an entity become stale with it.
 */
import type { RepositoryType } from '../../schema/repository.js';
import * as analyses from './analyses.js';
import * as accounts from './accounts.js';
import * as alerts from './alerts.js';
import * as components from './components.js';
import * as dependencyGraphs from './dependencyGraphs.js';
import { figuresOf, ownFiguresOf, SUMS } from './figures.js';
import * as findings from './findings.js';
import * as licenseGroups from './licenseGroups.js';
import * as licenses from './licenses.js';
import * as mappedGroups from './mappedGroups.js';
import * as policies from './policies.js';
import * as portfolioMetrics from './portfolioMetrics.js';
import * as projectAccess from './projectAccess.js';
import * as projectMetrics from './projectMetrics.js';
import * as projects from './projects.js';
import * as repositories from './repositories.js';
import type { ResourceKey } from './resourceKey.js';
import * as services from './services.js';
import * as settings from './settings.js';
import * as teams from './teams.js';
import * as users from './users.js';
import * as violations from './violations.js';
import * as vulnerabilities from './vulnerabilities.js';
import type { VulnerabilityName } from './vulnerabilities.js';

export { findingsAudited } from './findingsAudited.js';

/** A project was created: its parent has a child more, and others of its name have another version beside them. */
export function projectCreated(): readonly ResourceKey[] {
  return [projects.all, portfolioMetrics.all];
}

/** Tags, activity or parent of projects were changed, or they were deleted with all below them. Inactive ones no longer count. */
export function projectsChanged(): readonly ResourceKey[] {
  return [projects.all, portfolioMetrics.all, vulnerabilities.all, findings.lists];
}

/** A project was changed: lists show it, its children name it, and inactive ones are not counted. */
export function projectSaved(): readonly ResourceKey[] {
  return [...projectCreated(), findings.lists];
}

/** A project was deleted with those in it; it may have been among the projects of any vulnerability. */
export function projectDeleted(): readonly ResourceKey[] {
  return [...projectCreated(), vulnerabilities.all, findings.lists];
}

/** Components of a project were added, changed or removed, and their findings with them. */
export function componentsChanged(projectId: string): readonly ResourceKey[] {
  return [...projectAnalyzed(projectId), components.everyOf(projectId), analyses.of(projectId)];
}

/** A BOM was processed: it replaces components and services, fills in the project, and the server has looked for vulnerabilities. */
export function bomProcessed(projectId: string): readonly ResourceKey[] {
  return [...componentsChanged(projectId), services.of(projectId), services.ones];
}

/** BOMs of several projects were processed, of which some may be new. @param projectIds - as far as they are known */
export function bomsProcessed(projectIds: readonly string[]): readonly ResourceKey[] {
  return [...projectCreated(), ...[...new Set(projectIds)].flatMap(bomProcessed)];
}

/** A service of a project was added, changed or removed. */
export function servicesChanged(projectId: string): readonly ResourceKey[] {
  return [services.of(projectId), services.ones];
}

/** The server has looked for vulnerabilities in a project, and held it against the policies: any vulnerability may have it among its projects now. */
export function projectAnalyzed(projectId: string): readonly ResourceKey[] {
  return [
    ...figuresOf(projectId),
    dependencyGraphs.of(projectId),
    findings.of(projectId),
    findings.lists,
    violations.of(projectId),
    violations.ofComponents,
    violations.lists,
    vulnerabilities.all,
  ];
}

/**
 * Policy violations were decided about; suppressed ones do not count.
 * @param projectId - where they are; undefined: not known
 */
export function violationsAudited(projectId: string | undefined): readonly ResourceKey[] {
  const figures = projectId === undefined ? [projects.all, portfolioMetrics.all] : figuresOf(projectId);
  const listed =
    projectId === undefined
      ? [violations.all]
      : [violations.of(projectId), violations.ofComponents, violations.lists];
  return [...figures, ...listed, violations.analyses];
}

/**
 * Decisions were applied to findings of other projects than the one whose list is shown; no list and no form has them yet.
 * @param projectIds - those projects, each once
 */
export function decisionsApplied(projectIds: readonly string[]): readonly ResourceKey[] {
  return [
    ...projectIds.flatMap((projectId) => [
      ...ownFiguresOf(projectId),
      dependencyGraphs.of(projectId),
      findings.of(projectId),
      analyses.of(projectId),
    ]),
    ...SUMS,
    findings.lists,
    ...vulnerabilities.figures,
  ];
}

/**
 * A VEX was processed: it decides about findings of the project, and suppresses some.
 * @param hasNewList - whether the findings were read since, and the cache has them
 */
export function vexApplied(projectId: string, hasNewList: boolean): readonly ResourceKey[] {
  return [
    ...figuresOf(projectId),
    dependencyGraphs.of(projectId),
    analyses.of(projectId),
    findings.lists,
    vulnerabilities.all,
    ...(hasNewList ? [] : [findings.of(projectId)]),
  ];
}

/** A vulnerability was assigned to components of a project, or removed from them with what was decided about it. */
export function vulnerabilityAssigned(
  vulnerability: VulnerabilityName,
  projectId: string,
): readonly ResourceKey[] {
  return [
    ...vulnerabilities.of(vulnerability),
    vulnerabilities.lists,
    findings.of(projectId),
    findings.lists,
    analyses.of(projectId),
    dependencyGraphs.of(projectId),
    ...figuresOf(projectId),
  ];
}

/** A vulnerability was created; no component has it yet. */
export function vulnerabilityCreated(vulnerability: VulnerabilityName): readonly ResourceKey[] {
  return [...vulnerabilities.of(vulnerability), vulnerabilities.lists];
}

/** A vulnerability was changed. Its severity counts wherever it was found, and findings show its texts. */
export function vulnerabilitySaved(vulnerability: VulnerabilityName): readonly ResourceKey[] {
  return [
    ...vulnerabilityCreated(vulnerability),
    findings.all,
    components.all,
    dependencyGraphs.all,
    projects.all,
    projectMetrics.all,
    portfolioMetrics.all,
  ];
}

/** A vulnerability was deleted; servers refuse that while a component has it. */
export function vulnerabilityDeleted(): readonly ResourceKey[] {
  return [vulnerabilities.lists];
}

/** A repository of a type was created, changed or deleted; their order may be another, too. */
export function repositoriesChanged(type: RepositoryType): readonly ResourceKey[] {
  return [repositories.of(type)];
}

/** A custom license was created; it is in no group, and no component has it yet. */
export function licenseCreated(): readonly ResourceKey[] {
  return [licenses.lists, licenses.concise.key];
}

/** A custom license was deleted, out of its groups, and with the conditions of policies that name it. */
export function licenseDeleted(): readonly ResourceKey[] {
  return [...licenseCreated(), licenseGroups.all, policies.all, violations.all];
}

/** Licenses were added to a group or removed from it, or it was renamed. Licenses name their groups. */
export function licenseGroupChanged(): readonly ResourceKey[] {
  return [licenseGroups.all, licenses.singles];
}

/**
 * A policy, its conditions or its limits were changed. Violations stay as they are until the server evaluates again, but for those
 * of what was deleted, so all that shows or counts them may be another.
 */
export function policiesChanged(): readonly ResourceKey[] {
  return [policies.all, violations.all, projects.all, projectMetrics.all, portfolioMetrics.all];
}

/** A project was measured again. */
export function projectMeasured(projectId: string): readonly ResourceKey[] {
  return figuresOf(projectId);
}

/** A component was measured again: of what is summed up from it, nothing yet. */
export function componentMeasured(
  componentId: string,
  projectId: string | undefined,
): readonly ResourceKey[] {
  return [components.single(componentId), ...(projectId === undefined ? [] : [components.of(projectId)])];
}

/** Accounts, teams, their permissions or the groups that teams follow were changed: each of them names the others. */
export function accessChanged(): readonly ResourceKey[] {
  return [accounts.all, teams.all, mappedGroups.ofOidc, users.self.key];
}

/** Projects were given to a team or taken from it: its members see other projects. */
export function projectAccessChanged(teamId: string): readonly ResourceKey[] {
  return [projectAccess.of(teamId), projects.lists, portfolioMetrics.all];
}

/** Portfolio access control was switched on or off. Everyone sees a different portfolio. */
export function projectAccessSwitched(): readonly ResourceKey[] {
  return [settings.all, teams.owning.key, ...projectsChanged()];
}

/** Alerts or their templates were changed. */
export function alertsChanged(): readonly ResourceKey[] {
  return [alerts.all];
}

/** Settings of the server were changed. */
export function settingsChanged(): readonly ResourceKey[] {
  return [settings.all];
}
