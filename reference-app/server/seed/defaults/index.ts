import { randomUUID } from 'node:crypto';
import { homedir } from 'node:os';

import type { ServerContext } from '../../context.js';
import { hashPassword } from '../../rules/passwords.js';
import { createApiKey } from '../../store/teams.js';
import { DEFAULT_PROPERTIES } from './configProperties.js';
import { DEFAULT_LICENCE_GROUPS } from './licenceGroups.js';
import { PERMISSIONS } from './permissions.js';
import { DEFAULT_PUBLISHERS } from './publishers.js';
import { defaultRepositories } from './repositories.js';

const DEFAULT_TEAMS: readonly { name: string; permissions: readonly string[]; hasKey?: boolean }[] = [
  { name: 'Administrators', permissions: PERMISSIONS.map(({ name }) => name) },
  { name: 'Portfolio Managers', permissions: ['VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT'] },
  { name: 'Automation', permissions: ['VIEW_PORTFOLIO', 'BOM_UPLOAD'], hasKey: true },
];

/** What a new reference server holds: `admin` with a password to change, teams, settings, repositories, publishers. */
export async function seedDefaults(server: ServerContext): Promise<void> {
  const { db } = server;
  const passwordHash = await hashPassword('admin');
  db.transaction(() => {
    db.run(db.build.insertInto('setting').values({ name: 'system.uuid', value: randomUUID() }));
    db.run(db.build.insertInto('permission').values([...PERMISSIONS]));
    seedTeams(server);
    seedAdministrator(server, passwordHash);
    for (const [groupName, propertyName, propertyType, value, description] of DEFAULT_PROPERTIES) {
      const propertyValue = propertyName === 'template.baseDir' ? homedir() : value;
      db.run(
        db.build
          .insertInto('configProperty')
          .values({ groupName, propertyName, propertyType, propertyValue, description }),
      );
    }
    for (const repository of defaultRepositories(process.env)) {
      db.run(
        db.build
          .insertInto('repository')
          .values({ uuid: randomUUID(), ...repository, enabled: 1, internal: 0, authenticationRequired: 0 }),
      );
    }
    for (const publisher of DEFAULT_PUBLISHERS) {
      db.run(
        db.build
          .insertInto('notificationPublisher')
          .values({ uuid: randomUUID(), ...publisher, defaultPublisher: 1 }),
      );
    }
    seedLicenceGroups(server);
  });
}

function seedTeams(server: ServerContext): void {
  const { db } = server;
  for (const { name, permissions, hasKey } of DEFAULT_TEAMS) {
    const { id: teamId } = db.run(db.build.insertInto('team').values({ uuid: randomUUID(), name }));
    for (const permission of permissions) {
      db.run(db.build.insertInto('teamPermission').values({ teamId, permission }));
    }
    if (hasKey) createApiKey(server, teamId);
  }
}

function seedAdministrator({ db, now }: ServerContext, passwordHash: string): void {
  const { id: userId } = db.run(
    db.build.insertInto('user').values({
      kind: 'managed',
      username: 'admin',
      fullname: 'Administrator',
      email: 'admin@localhost',
      passwordHash,
      lastPasswordChange: now(),
      forcePasswordChange: 1,
      nonExpiryPassword: 1,
    }),
  );
  for (const { name } of PERMISSIONS) {
    db.run(db.build.insertInto('userPermission').values({ userId, permission: name }));
  }
  const administrators = db.build.selectFrom('team').select('id').where('name', '=', 'Administrators');
  db.run(db.build.insertInto('userTeam').values({ userId, teamId: db.first(administrators)?.id ?? 0 }));
}

// Members that the list of licences does not know (any more) are left out.
function seedLicenceGroups({ db }: ServerContext): void {
  for (const { name, riskWeight, licenceIds } of DEFAULT_LICENCE_GROUPS) {
    const { id: licenseGroupId } = db.run(
      db.build.insertInto('licenseGroup').values({ uuid: randomUUID(), name, riskWeight }),
    );
    const members = db.all(
      db.build
        .selectFrom('license')
        .select('id')
        .where('licenseId', 'in', [...licenceIds]),
    );
    for (const { id: licenseId } of members) {
      db.run(db.build.insertInto('licenseGroupLicense').values({ licenseGroupId, licenseId }));
    }
  }
}
