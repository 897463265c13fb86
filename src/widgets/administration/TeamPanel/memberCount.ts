import type { Team } from '../../../schema/access.js';

/** Members of all kinds. */
export function memberCount({ managedUsers = [], ldapUsers = [], oidcUsers = [] }: Team): number {
  return managedUsers.length + ldapUsers.length + oidcUsers.length;
}
