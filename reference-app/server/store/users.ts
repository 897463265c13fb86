import { randomUUID } from 'node:crypto';

import type { Insertable, Selectable, Updateable } from 'kysely';

import type { Database } from './database.js';
import { permissionsOfTeam, permissionsOfUser } from './permissions.js';
import type { UserTable } from './tables.js';

export type UserRow = Selectable<UserTable>;
export type UserKind = UserTable['kind'];

/** A user by name; names are unique over all kinds. */
export function findUser(db: Database, username: string): UserRow | undefined {
  return db.first(db.build.selectFrom('user').selectAll().where('username', '=', username));
}

/** A user by name if they are of a kind. */
export function findUserOfKind(db: Database, kind: UserKind, username: string): UserRow | undefined {
  const user = findUser(db, username);
  return user?.kind === kind ? user : undefined;
}

/** The stored columns of a new user. */
export type NewUser = Insertable<UserTable>;

export function insertUser(db: Database, user: NewUser): void {
  db.run(db.build.insertInto('user').values({ ...user, sessionMark: randomUUID() }));
}

export function updateUser(db: Database, { id }: UserRow, changes: Updateable<UserTable>): void {
  db.run(db.build.updateTable('user').set(changes).where('id', '=', id));
}

/**
 * Sets a new password for a managed user, which ends their sessions.
 * @param keptToken - id of the token of a session that continues
 */
export function setPassword(
  db: Database,
  user: UserRow,
  { passwordHash, now, keptToken }: { passwordHash: string; now: number; keptToken?: string },
): void {
  updateUser(db, user, {
    passwordHash,
    lastPasswordChange: now,
    sessionMark: randomUUID(),
    keptToken: keptToken ?? null,
  });
}

export function deleteUser(db: Database, { id }: UserRow): void {
  db.run(db.build.deleteFrom('user').where('id', '=', id));
}

/** Makes a user a member of a team. @returns whether they were none */
export function joinTeam(db: Database, { id: userId }: UserRow, teamId: number): boolean {
  const { changes } = db.run(
    db.build
      .insertInto('userTeam')
      .values({ userId, teamId })
      .onConflict((clash) => clash.doNothing()),
  );
  return changes > 0;
}

/** Ends a membership. @returns whether there was one */
export function leaveTeam(db: Database, { id }: UserRow, teamId: number): boolean {
  const { changes } = db.run(
    db.build.deleteFrom('userTeam').where('userId', '=', id).where('teamId', '=', teamId),
  );
  return changes > 0;
}

/** The teams of a user, by their row ids. */
export function teamIdsOf(db: Database, { id }: UserRow): number[] {
  return db
    .all(db.build.selectFrom('userTeam').select('teamId').where('userId', '=', id))
    .map(({ teamId }) => teamId);
}

/**
 * Makes a user a member of the teams that their external groups are mapped to, and ends memberships in teams
 * that other groups are mapped to. Membership in teams without mapped groups is set manually and does not
 * change.
 * @param mapped - the teams of each group, by their row ids
 */
export function followGroups(
  db: Database,
  user: UserRow,
  groups: readonly string[],
  mapped: ReadonlyMap<string, readonly number[]>,
): void {
  const wanted = new Set(groups.flatMap((group) => mapped.get(group) ?? []));
  const followed = new Set([...mapped.values()].flat());
  for (const teamId of teamIdsOf(db, user))
    if (followed.has(teamId) && !wanted.has(teamId)) leaveTeam(db, user, teamId);
  for (const teamId of wanted) joinTeam(db, user, teamId);
}

/** Every user of a kind, by name. */
export function usersOfKind(db: Database, kind: UserKind): UserRow[] {
  return db.all(db.build.selectFrom('user').selectAll().where('kind', '=', kind).orderBy('username'));
}

/** The members of a team of one kind, by name. */
export function membersOfTeam(db: Database, teamId: number, kind: UserKind): UserRow[] {
  return db.all(
    db.build
      .selectFrom('userTeam')
      .innerJoin('user', 'user.id', 'userTeam.userId')
      .selectAll('user')
      .where('userTeam.teamId', '=', teamId)
      .where('user.kind', '=', kind)
      .orderBy('user.username'),
  );
}

/** Returns the user alone, as the API shows it. The members depend on the kind of user. */
export function accountJson(user: UserRow) {
  switch (user.kind) {
    case 'managed':
      return {
        username: user.username,
        lastPasswordChange: user.lastPasswordChange ?? undefined,
        fullname: user.fullname ?? undefined,
        email: user.email ?? undefined,
        suspended: Boolean(user.suspended),
        forcePasswordChange: Boolean(user.forcePasswordChange),
        nonExpiryPassword: Boolean(user.nonExpiryPassword),
      };
    case 'ldap':
      return { username: user.username, dn: user.dn ?? undefined, email: user.email ?? undefined };
    case 'oidc':
      return {
        username: user.username,
        subjectIdentifier: user.subjectIdentifier ?? undefined,
        email: user.email ?? undefined,
      };
  }
}

/** A user with their teams and what they were granted directly. */
export function userJson(db: Database, user: UserRow, options: { withTeamPermissions?: boolean } = {}) {
  const teams = db.all(
    db.build
      .selectFrom('userTeam')
      .innerJoin('team', 'team.id', 'userTeam.teamId')
      .select(['team.id', 'team.uuid', 'team.name'])
      .where('userTeam.userId', '=', user.id)
      .orderBy('team.name')
      .orderBy('team.id'),
  );
  return {
    ...accountJson(user),
    teams: teams.map(({ id, uuid, name }) => ({
      uuid,
      name,
      permissions: options.withTeamPermissions ? permissionsOfTeam(db, id) : undefined,
    })),
    permissions: permissionsOfUser(db, user.id),
  };
}
