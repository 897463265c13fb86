import { randomUUID } from 'node:crypto';
import { homedir } from 'node:os';

import type { ServerContext } from '../../context.js';
import { DEFAULT_PUBLISHERS } from '../../rules/defaultPublishers.js';
import { hashPassword } from '../../rules/passwords.js';
import { createApiKey } from '../../store/teams.js';
import { seedLicenses } from '../licenses.js';
import { markSeed } from '../marks.js';
import { DEFAULT_PROPERTIES } from './configProperties.js';
import { PERMISSIONS } from './permissions.js';
import { defaultRepositories } from './repositories.js';

const DEFAULT_TEAMS: readonly { name: string; permissions: readonly string[]; hasKey?: boolean }[] = [
  { name: 'Administrators', permissions: PERMISSIONS.map(({ name }) => name) },
  { name: 'Portfolio Managers', permissions: ['VIEW_PORTFOLIO', 'PORTFOLIO_MANAGEMENT'] },
  { name: 'Automation', permissions: ['VIEW_PORTFOLIO', 'BOM_UPLOAD'], hasKey: true },
];

/**
 * Fills a new reference server with its defaults: `admin` with a password to change, teams, settings,
 * repositories, publishers, and licenses.
 * @param alsoDo - called in the same transaction
 */
export async function seedDefaults(server: ServerContext, alsoDo: () => void): Promise<void> {
  const { db, options } = server;
  // Has to be changed at the first sign-in.
  const passwordHash = await hashPassword('admin', options.hashCost);
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
    seedLicenses(db);
    markSeed(server, 'defaults', 'done');
    alsoDo();
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
