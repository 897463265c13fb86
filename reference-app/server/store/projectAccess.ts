import { sql } from 'kysely';
import type { RawBuilder, SqlBool } from 'kysely';

import type { Database } from './database.js';

/** The projects of a list across all of them. */
export interface VisibleProjects {
  /** A condition on `project`; `undefined`: all of them. */
  condition: RawBuilder<SqlBool> | undefined;
  /**
   * True when these are less than a tenth of all projects. It is then best to look up their contents project
   * by project.
   */
  areFew: boolean;
}

/** Lets a team see a project. @returns whether it could not before */
export function grantAccess(db: Database, projectId: number, teamId: number): boolean {
  const { changes } = db.run(
    db.build
      .insertInto('projectAccessTeam')
      .values({ projectId, teamId })
      .onConflict((clash) => clash.doNothing()),
  );
  return changes > 0;
}

/** Revokes a team's own access to a project. The team may still have access through another one. */
export function withdrawAccess(db: Database, projectId: number, teamId: number): void {
  db.run(
    db.build.deleteFrom('projectAccessTeam').where('projectId', '=', projectId).where('teamId', '=', teamId),
  );
}

/**
 * Counts all projects, and those that meet a condition.
 * @param isVisible - a condition on `project.id`, see http/access.ts
 */
export function countVisible(
  db: Database,
  isVisible: RawBuilder<SqlBool>,
): { projects: number; visible: number } {
  const counting = db.build
    .selectFrom('project')
    .select(sql<number>`count(*)`.as('projects'))
    .select(sql<number>`count(*) filter (where ${isVisible})`.as('visible'));
  return db.first(counting) ?? { projects: 0, visible: 0 };
}

/** Returns whether one of the given teams has access to a project. */
export function hasAccess(db: Database, projectId: number, teamIds: readonly number[]): boolean {
  if (teamIds.length === 0) return false;
  return Boolean(
    db.first(
      db.build
        .selectFrom('projectAccessTeam')
        .select('teamId')
        .where('projectId', '=', projectId)
        .where('teamId', 'in', [...teamIds]),
    ),
  );
}
