import type { ServerContext } from '../context.js';
import { refuseWithText } from '../http/refusal.js';
import { comparableDn, type LdapSettings } from '../rules/ldapSettings.js';
import type { DirectoryPerson } from '../runtime/directory.js';
import { teamsByLdapGroup } from '../store/ldapMappings.js';
import { findUser, followGroups, insertUser, updateUser, usersOfKind } from '../store/users.js';
import type { UserRow } from '../store/users.js';
import { userCreated } from '../work/events.js';

type Server = Pick<ServerContext, 'db' | 'jobs' | 'now'>;

/**
 * Returns the account, brought up to date, of a user whom the directory has identified.
 * @throws Refusal with the word of the API when there is none, or it belongs to someone else
 */
export function admitLdapUser(
  server: Server,
  settings: LdapSettings,
  username: string,
  { dn, email, groups }: DirectoryPerson,
): UserRow {
  const { db } = server;
  return db.transaction(() => {
    const user = findUser(db, username) ?? called(dn) ?? created();
    // Names are unique over all kinds: who is called like another account must not get its rights.
    if (user?.kind !== 'ldap') throw refuseWithText(403, 'UNMAPPED_ACCOUNT');
    if (user.suspended) throw refuseWithText(403, 'SUSPENDED');
    updateUser(db, user, { dn, ...(email !== undefined && { email }) });
    if (settings.syncsTeams) followGroups(db, user, groups.map(comparableDn), teamsByLdapGroup(db));
    return user;
  });

  /**
   * Directories do not distinguish Ann from ann: an account stays with its owner however they write their
   * name.
   */
  function called(name: string): UserRow | undefined {
    const wanted = comparableDn(name);
    return usersOfKind(db, 'ldap').find((each) => each.dn !== null && comparableDn(each.dn) === wanted);
  }

  function created(): UserRow | undefined {
    if (!settings.createsUsers) return undefined;
    insertUser(db, { kind: 'ldap', username, dn });
    userCreated(server, username);
    return findUser(db, username);
  }
}
