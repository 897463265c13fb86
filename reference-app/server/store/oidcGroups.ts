import { randomUUID } from 'node:crypto';

import type { Database } from './database.js';
import type { TeamRow } from './teams.js';

/** A group of an identity provider, by the name it has there. */
export interface OidcGroupRow {
  id: number;
  uuid: string;
  name: string;
}

export function allOidcGroups(db: Database): OidcGroupRow[] {
  return db.all(db.build.selectFrom('oidcGroup').selectAll().orderBy('name'));
}

export function findOidcGroup(db: Database, uuid: string): OidcGroupRow | undefined {
  return db.first(db.build.selectFrom('oidcGroup').selectAll().where('uuid', '=', uuid));
}

export function findOidcGroupByName(db: Database, name: string): OidcGroupRow | undefined {
  return db.first(db.build.selectFrom('oidcGroup').selectAll().where('name', '=', name));
}

export function insertOidcGroup(db: Database, name: string): OidcGroupRow {
  const group = { uuid: randomUUID(), name };
  const { id } = db.run(db.build.insertInto('oidcGroup').values(group));
  return { id, ...group };
}

export function renameOidcGroup(db: Database, group: OidcGroupRow, name: string): OidcGroupRow {
  db.run(db.build.updateTable('oidcGroup').set({ name }).where('id', '=', group.id));
  return { ...group, name };
}

/** Deletes a group, along with its mappings to teams. */
export function deleteOidcGroup(db: Database, group: OidcGroupRow): void {
  db.run(db.build.deleteFrom('oidcGroup').where('id', '=', group.id));
}

export function teamsOfOidcGroup(db: Database, group: OidcGroupRow): TeamRow[] {
  return db.all(
    db.build
      .selectFrom('oidcMapping')
      .innerJoin('team', 'team.id', 'oidcMapping.teamId')
      .select(['team.id', 'team.uuid', 'team.name'])
      .where('oidcMapping.groupId', '=', group.id)
      .orderBy('oidcMapping.id'),
  );
}

/** The row ids of the teams that each group is mapped to, by its name. */
export function teamsByOidcGroup(db: Database): ReadonlyMap<string, readonly number[]> {
  const mappings = db.all(
    db.build
      .selectFrom('oidcMapping')
      .innerJoin('oidcGroup', 'oidcGroup.id', 'oidcMapping.groupId')
      .select(['oidcGroup.name', 'oidcMapping.teamId']),
  );
  const teams = new Map<string, number[]>();
  for (const { name, teamId } of mappings) teams.set(name, [...(teams.get(name) ?? []), teamId]);
  return teams;
}

/** Maps a group to a team. @returns the UUID of the mapping; `undefined` when there is one already */
export function mapOidcGroup(db: Database, groupId: number, teamId: number): string | undefined {
  const uuid = randomUUID();
  const { changes } = db.run(
    db.build
      .insertInto('oidcMapping')
      .values({ uuid, groupId, teamId })
      .onConflict((conflict) => conflict.columns(['teamId', 'groupId']).doNothing()),
  );
  return changes > 0 ? uuid : undefined;
}

/** @returns whether the mapping existed */
export function deleteOidcMapping(
  db: Database,
  mapping: { uuid: string } | { groupId: number; teamId: number },
): boolean {
  const mappings = db.build.deleteFrom('oidcMapping');
  const { changes } = db.run(
    'uuid' in mapping
      ? mappings.where('uuid', '=', mapping.uuid)
      : mappings.where('groupId', '=', mapping.groupId).where('teamId', '=', mapping.teamId),
  );
  return changes > 0;
}
