import { randomUUID } from 'node:crypto';

import type { ServerContext } from '../../context.js';
import { hashPassword } from '../../rules/passwords.js';
import { demoSignIns } from '../../rules/demoSignIns.js';

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
      db.prepare(
        `insert into user (kind, username, fullname, email, passwordHash, forcePasswordChange, nonExpiryPassword)
         values ('managed', ?, ?, ?, ?, 0, 1)
         on conflict (username) do update set passwordHash = excluded.passwordHash, forcePasswordChange = 0`,
      ).run(username, fullName, `${username}@halden.example`, passwordHash);
    }
    for (const { name, permissions, members } of TEAMS) {
      const team =
        db.prepare('select id from team where name = ?').first<{ id: number }>(name) ??
        db.prepare('insert into team (uuid, name) values (?, ?)').run(randomUUID(), name);
      for (const permission of permissions) {
        db.prepare('insert or ignore into teamPermission (teamId, permission) values (?, ?)').run(team.id, permission);
      }
      for (const member of members) {
        db.prepare(
          'insert or ignore into userTeam (userId, teamId) select id, ? from user where username = ?',
        ).run(team.id, member);
      }
    }
  });
}
