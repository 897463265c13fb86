import type { ServerContext } from '../context.js';
import { refuseWithText } from '../http/refusal.js';
import type { OidcSettings } from '../rules/oidcSettings.js';
import type { Identity } from '../runtime/identityProvider.js';
import { teamsByOidcGroup } from '../store/oidcGroups.js';
import { allTeams } from '../store/teams.js';
import { findUser, followGroups, insertUser, joinTeam, updateUser } from '../store/users.js';
import type { UserRow } from '../store/users.js';
import { userCreated } from '../work/events.js';

type Server = Pick<ServerContext, 'db' | 'jobs' | 'now' | 'log'>;

/**
 * Returns the account, brought up to date, of a user whom the provider has identified.
 * @throws Refusal with the word of the API when there is none, or it belongs to someone else
 */
export function admitOidcUser(server: Server, settings: OidcSettings, identity: Identity): UserRow {
  const { db } = server;
  return db.transaction(() => {
    const user = findUser(db, identity.username) ?? created();
    // Names are unique over all kinds: who is called like an account of this server must not get its rights.
    if (user?.kind !== 'oidc') throw refuseWithText(403, 'UNMAPPED_ACCOUNT');
    const isSomebodyElse = user.subjectIdentifier !== null && user.subjectIdentifier !== identity.subject;
    if (isSomebodyElse) {
      server.log(
        'A sign-in through the identity provider was rejected: the account belongs to another subject.',
      );
      throw refuseWithText(401, 'INVALID_CREDENTIALS');
    }
    if (user.suspended) throw refuseWithText(403, 'SUSPENDED');
    updateUser(db, user, {
      subjectIdentifier: identity.subject,
      ...(identity.email !== undefined && { email: identity.email }),
    });
    if (settings.syncsTeams) followGroups(db, user, identity.groups ?? [], teamsByOidcGroup(db));
    return user;
  });

  function created(): UserRow | undefined {
    if (!settings.createsUsers) return undefined;
    const { username } = identity;
    insertUser(db, { kind: 'oidc', username });
    userCreated(server, username);
    const user = findUser(db, username);
    if (user && !settings.syncsTeams) joinDefaultTeams(user);
    return user;
  }

  function joinDefaultTeams(user: UserRow): void {
    for (const name of settings.defaultTeams) {
      const teams = allTeams(db).filter((team) => team.name === name);
      if (teams.length === 0)
        server.log(`ALPINE_OIDC_TEAMS_DEFAULT names a team that does not exist: ${name}`);
      for (const { id } of teams) joinTeam(db, user, id);
    }
  }
}
