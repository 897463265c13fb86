import { randomUUID } from 'node:crypto';

import type { ServerContext } from '../../reference-app/server/context.js';
import { hashPassword } from '../../reference-app/server/rules/passwords.js';
import { findUser } from '../../reference-app/server/store/users.js';
import type { CorePermission } from '../../src/domain/permissions.js';

export type PermissionName = CorePermission;

/** The permissions of each role in tests, the same as in the demo. */
export type Role = 'admin' | 'auditor' | 'viewer';

export const ROLES: Record<Role, readonly PermissionName[]> = {
  admin: [
    'ACCESS_MANAGEMENT',
    'BOM_UPLOAD',
    'POLICY_MANAGEMENT',
    'POLICY_VIOLATION_ANALYSIS',
    'PORTFOLIO_MANAGEMENT',
    'PROJECT_CREATION_UPLOAD',
    'SYSTEM_CONFIGURATION',
    'VIEW_POLICY_VIOLATION',
    'VIEW_PORTFOLIO',
    'VIEW_VULNERABILITY',
    'VULNERABILITY_ANALYSIS',
    'VULNERABILITY_MANAGEMENT',
  ],
  auditor: ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY', 'VULNERABILITY_ANALYSIS', 'VIEW_POLICY_VIOLATION'],
  viewer: ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY'],
};

export const TEST_PASSWORD = 'Test-1234';

/** Makes the user of a role, or one with exactly the given permissions, and returns a token for it. */
export async function addUser(server: ServerContext, who: Role | readonly PermissionName[]): Promise<string> {
  const username = typeof who === 'string' ? who : `user-${randomUUID().slice(0, 8)}`;
  const permissions = typeof who === 'string' ? ROLES[who] : who;
  const { db, options } = server;
  const hash = await hashPassword(TEST_PASSWORD, options.hashCost);
  const sessionMark = db.transaction(() => {
    db.prepare(
      `insert into user (kind, username, fullname, email, passwordHash, forcePasswordChange, nonExpiryPassword)
       values ('managed', ?1, ?1, ?1 || '@bomdeck.example', ?2, 0, 1)
       on conflict (username) do update set passwordHash = excluded.passwordHash, forcePasswordChange = 0`,
    ).run(username, hash);
    const user = findUser(db, username);
    const grant = db.prepare('insert or ignore into userPermission (userId, permission) values (?, ?)');
    for (const permission of permissions) grant.run(user?.id, permission);
    return user?.sessionMark ?? '';
  });
  return server.secrets.makeToken({ username, permissions, identityProvider: 'LOCAL', sessionMark });
}

/** Rights as the server put them into a token. */
export function permissionsIn(token: string): PermissionName[] {
  const payload = token.split('.')[1] ?? '';
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { permissions?: string };
  return (claims.permissions ?? '').split(',').filter(Boolean) as PermissionName[];
}
