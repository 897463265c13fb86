import { randomUUID } from 'node:crypto';

import { comparableDn } from '../rules/ldapSettings.js';
import type { Database } from './database.js';

/** A group of a directory whose members belong to a team. */
export interface LdapMapping {
  dn: string;
  uuid: string;
}

export function ldapMappingsOfTeam(db: Database, teamId: number): LdapMapping[] {
  return db.all(
    db.build.selectFrom('ldapMapping').select(['dn', 'uuid']).where('teamId', '=', teamId).orderBy('id'),
  );
}

/** Maps a distinguished name to a team. @returns `undefined` when the mapping already exists */
export function mapLdapGroup(db: Database, teamId: number, dn: string): LdapMapping | undefined {
  const mapping = { uuid: randomUUID(), dn };
  const { changes } = db.run(
    db.build
      .insertInto('ldapMapping')
      .values({ teamId, ...mapping })
      .onConflict((conflict) => conflict.columns(['teamId', 'dn']).doNothing()),
  );
  return changes > 0 ? mapping : undefined;
}

/** The teams of each mapped group, by their row ids; groups as {@link comparableDn} writes them. */
export function teamsByLdapGroup(db: Database): ReadonlyMap<string, readonly number[]> {
  const teams = new Map<string, number[]>();
  for (const { dn, teamId } of db.all(db.build.selectFrom('ldapMapping').select(['dn', 'teamId']))) {
    const group = comparableDn(dn);
    teams.set(group, [...(teams.get(group) ?? []), teamId]);
  }
  return teams;
}

/** @returns whether the mapping existed */
export function deleteLdapMapping(db: Database, uuid: string): boolean {
  return db.run(db.build.deleteFrom('ldapMapping').where('uuid', '=', uuid)).changes > 0;
}
