import type { Database } from './database.js';
import type { UserKind } from './users.js';

/** A permission as the API shows it. */
export interface PermissionJson {
  name: string;
  description: string;
}

/** Every permission there is, by name. */
export function allPermissions(db: Database): PermissionJson[] {
  return db.all(db.build.selectFrom('permission').select(['name', 'description']).orderBy('name'));
}

/** A permission by its name. */
export function findPermission(db: Database, name: string): PermissionJson | undefined {
  return db.first(db.build.selectFrom('permission').select(['name', 'description']).where('name', '=', name));
}

/** Returns the permissions that a team grants its members and keys. */
export function permissionsOfTeam(db: Database, teamId: number): PermissionJson[] {
  return db.all(
    db.build
      .selectFrom('teamPermission')
      .innerJoin('permission', 'permission.name', 'teamPermission.permission')
      .select(['permission.name', 'permission.description'])
      .where('teamId', '=', teamId)
      .orderBy('permission.name'),
  );
}

/** Returns the permissions that were granted to a user directly. */
export function permissionsOfUser(db: Database, userId: number): PermissionJson[] {
  return db.all(
    db.build
      .selectFrom('userPermission')
      .innerJoin('permission', 'permission.name', 'userPermission.permission')
      .select(['permission.name', 'permission.description'])
      .where('userId', '=', userId)
      .orderBy('permission.name'),
  );
}

/** Names of all that a user may do, also through teams. */
export function permissionNamesOfUser(db: Database, userId: number): string[] {
  return db
    .all(
      db.build
        .selectFrom('userPermission')
        .select('permission')
        .where('userId', '=', userId)
        .union(
          db.build
            .selectFrom('userTeam')
            .innerJoin('teamPermission', 'teamPermission.teamId', 'userTeam.teamId')
            .select('teamPermission.permission')
            .where('userTeam.userId', '=', userId),
        ),
    )
    .map(({ permission }) => permission);
}

/** Names of what a team grants its members and keys. */
export function permissionNamesOfTeam(db: Database, teamId: number): string[] {
  return db
    .all(db.build.selectFrom('teamPermission').select('permission').where('teamId', '=', teamId))
    .map(({ permission }) => permission);
}

/**
 * Returns whether any user of the given kinds who is not suspended can manage access. Users of an identity
 * provider count once they have signed in: a user with the entered name may not exist.
 */
export function hasAdministrator(db: Database, kinds: readonly UserKind[]): boolean {
  const direct = db.build
    .selectFrom('userPermission')
    .select('userId')
    .where('permission', '=', 'ACCESS_MANAGEMENT');
  const byTeam = db.build
    .selectFrom('userTeam')
    .innerJoin('teamPermission', 'teamPermission.teamId', 'userTeam.teamId')
    .select('userId')
    .where('permission', '=', 'ACCESS_MANAGEMENT');
  const administrator = db.first(
    db.build
      .selectFrom('user')
      .select('id')
      .where('suspended', '=', 0)
      .where('kind', 'in', kinds)
      .where((user) => user.or([user('kind', '<>', 'oidc'), user('subjectIdentifier', 'is not', null)]))
      .where((user) => user.or([user('id', 'in', direct), user('id', 'in', byTeam)]))
      .limit(1),
  );
  return administrator !== undefined;
}

type Holder = { userId: number } | { teamId: number };

/** Grants something to a user, or to a team. @returns whether that is new */
export function grantPermission(db: Database, holder: Holder, permission: string): boolean {
  const insert =
    'userId' in holder
      ? db.build
          .insertInto('userPermission')
          .values({ userId: holder.userId, permission })
          .onConflict((clash) => clash.doNothing())
      : db.build
          .insertInto('teamPermission')
          .values({ teamId: holder.teamId, permission })
          .onConflict((clash) => clash.doNothing());
  return db.run(insert).changes > 0;
}

/** @returns whether it was granted */
export function revokePermission(db: Database, holder: Holder, permission: string): boolean {
  const removal =
    'userId' in holder
      ? db.build.deleteFrom('userPermission').where('userId', '=', holder.userId)
      : db.build.deleteFrom('teamPermission').where('teamId', '=', holder.teamId);
  return db.run(removal.where('permission', '=', permission)).changes > 0;
}

/** Names of what a user may do, directly and by their teams. */
export function effectivePermissions(db: Database, userId: number): string[] {
  const direct = db.build.selectFrom('userPermission').select('permission').where('userId', '=', userId);
  const byTeam = db.build
    .selectFrom('userTeam')
    .innerJoin('teamPermission', 'teamPermission.teamId', 'userTeam.teamId')
    .select('teamPermission.permission')
    .where('userTeam.userId', '=', userId);
  return db.all(direct.union(byTeam).orderBy('permission')).map(({ permission }) => permission);
}
