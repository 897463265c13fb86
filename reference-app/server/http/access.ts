import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

import { hasPermission } from '../../../src/domain/hasPermission.js';
import type { ApiContext } from '../context.js';
import { countVisible, grantAccess, hasAccess } from '../store/projectAccess.js';
import type { VisibleProjects } from '../store/projectAccess.js';
import { findProjectByName } from '../store/projects.js';
import type { ProjectRow } from '../store/projects.js';
import { callerOf } from './guards.js';
import { refuseWithText } from './refusal.js';

/**
 * A condition for queries across projects: whether the caller may see the project of a row. Always true while portfolio
 * access control is off and for holders of ACCESS_MANAGEMENT. Callers without a team see nothing.
 * @param projectId - the column with the id of the project, such as `project.id` or `component.projectId`
 */
export function isVisible(c: ApiContext, projectId: string): RawBuilder<SqlBool> {
  if (!isRestricted(c)) return sql<SqlBool>`1`;
  const { teamIds } = callerOf(c);
  if (teamIds.length === 0) return sql<SqlBool>`0`;
  return sql<SqlBool>`${sql.ref(projectId)} in (
    select "projectId" from "projectAccessTeam" where "teamId" in (${sql.join(teamIds)}))`;
}

/** As {@link isVisible}, for lists that are large: with few projects they are read in another way. */
export function visibleProjects(c: ApiContext): VisibleProjects {
  if (!isRestricted(c)) return { condition: undefined, areFew: false };
  const condition = isVisible(c, 'project.id');
  const { projects, visible } = countVisible(c.get('server').db, condition);
  return { condition, areFew: visible * 10 < projects };
}

/** The same text for callers that see the same projects. */
export const visibilityKey = (c: ApiContext) =>
  isRestricted(c) ? `teams ${callerOf(c).teamIds.join()}` : 'all';

/** Returns whether the caller may see a project. */
export function canAccess(c: ApiContext, projectId: number): boolean {
  if (!isRestricted(c)) return true;
  const { db } = c.get('server');
  return hasAccess(db, projectId, callerOf(c).teamIds);
}

/**
 * Refuses callers that may not see a project.
 * @throws Refusal 403 with `Access to the specified project is forbidden`, or the words given
 */
export function requireAccess(
  c: ApiContext,
  projectId: number,
  words = 'Access to the specified project is forbidden',
): void {
  if (!canAccess(c, projectId)) throw refuseWithText(403, words);
}

/**
 * A project by its name and version, if the caller may see it. Names can be guessed, unlike UUIDs: a hidden project answers as
 * one that does not exist.
 */
export function visibleProjectByName(
  c: ApiContext,
  name: string,
  version: string | undefined,
): ProjectRow | undefined {
  const project = findProjectByName(c.get('server').db, name, version);
  return project && canAccess(c, project.id) ? project : undefined;
}

/** Returns whether lists must be filtered for the caller. */
export function isRestricted(c: ApiContext): boolean {
  return (
    c.get('server').config.isOn('access-management', 'acl.enabled') &&
    !hasPermission(callerOf(c).permissions, 'ACCESS_MANAGEMENT')
  );
}

/** Lets the team of a key see the project that was made with it; with access control on the key could not otherwise. */
export function grantToCreator(c: ApiContext, projectId: number): void {
  const caller = callerOf(c);
  const [teamId] = caller.teamIds;
  if (caller.kind !== 'apiKey' || teamId === undefined || !isRestricted(c)) return;
  grantAccess(c.get('server').db, projectId, teamId);
}
