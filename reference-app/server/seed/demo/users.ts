import { randomUUID } from 'node:crypto';

import type { ServerContext } from '../../context.js';
import { hashPassword } from '../../rules/passwords.js';
import { demoSignIns } from '../../rules/demoSignIns.js';
import { grantPermission } from '../../store/permissions.js';
import { insertTeam } from '../../store/teams.js';
import { findUser, joinTeam } from '../../store/users.js';

const TEAMS = [
  {
    name: 'Security Auditors',
    permissions: [
      'VIEW_PORTFOLIO',
      'VIEW_VULNERABILITY',
      'VULNERABILITY_ANALYSIS',
      'VIEW_POLICY_VIOLATION',
      'POLICY_VIOLATION_ANALYSIS',
    ],
    members: ['auditor', 'm.keller', 's.okafor'],
  },
  { name: 'Developers', permissions: ['VIEW_PORTFOLIO', 'VIEW_VULNERABILITY'], members: ['viewer'] },
];

/** People who appear in audit trails; their passwords are random and not kept. */
const COLLEAGUES = [
  { username: 'm.keller', fullName: 'Maria Keller' },
  { username: 's.okafor', fullName: 'Sam Okafor' },
];

/** Makes the users and teams of the demo; those that exist get the known password back. */
export async function seedDemoUsers({ db, options }: ServerContext): Promise<void> {
  const users = [
    ...demoSignIns,
    ...COLLEAGUES.map((colleague) => ({ ...colleague, password: randomUUID() })),
  ];
  const hashed = await Promise.all(
    users.map(async (user) => ({ ...user, passwordHash: await hashPassword(user.password, options.hashCost) })),
  );
  db.transaction(() => {
    for (const { username, fullName, passwordHash } of hashed) {
      const signIn = { passwordHash, forcePasswordChange: 0 };
      const email = `${username}@halden.example`;
      db.run(
        db.build
          .insertInto('user')
          .values({ kind: 'managed', username, fullname: fullName, email, nonExpiryPassword: 1, ...signIn })
          .onConflict((known) => known.column('username').doUpdateSet(signIn)),
      );
    }
    for (const { name, permissions, members } of TEAMS) {
      const team =
        db.first(db.build.selectFrom('team').selectAll().where('name', '=', name).limit(1)) ?? insertTeam(db, name);
      for (const permission of permissions) grantPermission(db, { teamId: team.id }, permission);
      for (const member of members) {
        const user = findUser(db, member);
        if (user) joinTeam(db, user, team.id);
      }
    }
  });
}
