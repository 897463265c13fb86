import type { TeamName } from '../../schema/access.js';
import * as accounts from './accounts.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';
import * as teams from './teams.js';

/** A permission, and who has it. */
export interface Grant {
  /** Such as `VIEW_PORTFOLIO`. */
  readonly name: string;
  readonly teams: readonly TeamName[];
  /** Users who have it by themselves, not through a team. */
  readonly users: readonly accounts.AccountOfKind[];
}

/** All permissions, each with the teams and users that have it. It is known of accounts: what changes those makes it stale. */
export const list: ResourceRef<readonly Grant[]> = {
  key: resourceKey('accounts', 'grants'),
  load: async (api, signal) => {
    const [permissions, everyTeam, everyone] = await Promise.all([
      accounts.permissions.load(api, signal),
      teams.list.load(api, signal),
      accounts.everyone.load(api, signal),
    ]);
    const names = new Set(permissions.map(({ name }) => name));
    return [...names].map((name) => {
      const hasIt = (holder: { permissions?: readonly { name: string }[] }) =>
        (holder.permissions ?? []).some((permission) => permission.name === name);
      return { name, teams: everyTeam.filter(hasIt), users: everyone.filter(hasIt) };
    });
  },
};
