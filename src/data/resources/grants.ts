import type { ApiClient } from '../../api/client.js';
import type { TeamName, UserKind } from '../../schema/access.js';
import * as accounts from './accounts.js';
import { resourceKey, type ResourceRef } from './resourceKey.js';
import * as teams from './teams.js';

/** A permission, and who has it. */
export interface Grant {
  /** The name of the permission, such as `VIEW_PORTFOLIO`. */
  readonly name: string;
  /** The server's description of what it allows. */
  readonly description?: string;
  readonly teams: readonly TeamName[];
  /** The users who have it directly, not through a team. */
  readonly users: readonly accounts.AccountOfKind[];
}

/** All permissions, each with the teams and users that have it. It is known of accounts: what changes those makes it stale. */
export const list: ResourceRef<readonly Grant[]> = {
  key: resourceKey('accounts', 'grants'),
  load: async (api, signal) => {
    const { permissions, descriptions, everyTeam, everyone } = await loadAccess(api, signal);
    return permissions.map((name) => {
      const hasIt = (holder: { permissions?: readonly { name: string }[] }) =>
        (holder.permissions ?? []).some((permission) => permission.name === name);
      return {
        name,
        description: descriptions.get(name),
        teams: everyTeam.filter(hasIt),
        users: everyone.filter(hasIt),
      };
    });
  },
};

/** A team or a user, with what it may do. */
export interface PermissionHolder {
  /** Unique over teams and users. */
  readonly id: string;
  readonly kind: 'team' | UserKind;
  readonly name: string;
  /** UUID of a team. */
  readonly teamId?: string;
  /** The permissions that were granted directly. */
  readonly own: ReadonlySet<string>;
  /** Names of the teams through which a user has a permission, by its name. */
  readonly through: ReadonlyMap<string, readonly string[]>;
}

/** All permissions, and all teams and users with those that they have. */
export interface PermissionMatrix {
  readonly permissions: readonly string[];
  /** Teams first. */
  readonly holders: readonly PermissionHolder[];
}

/** The permissions of all teams and users. Changes to accounts make it stale. */
export const matrix: ResourceRef<PermissionMatrix> = {
  key: resourceKey('accounts', 'matrix'),
  load: async (api, signal) => {
    const { permissions, everyTeam, everyone } = await loadAccess(api, signal);
    const teamsById = new Map(everyTeam.map((team) => [team.uuid, team]));
    return {
      permissions,
      holders: [
        ...everyTeam.map((team): PermissionHolder => ({
          id: `team ${team.uuid}`,
          kind: 'team',
          name: team.name,
          teamId: team.uuid,
          own: new Set(team.permissions?.map(nameOf)),
          through: new Map(),
        })),
        ...everyone.map((account): PermissionHolder => {
          const through = new Map<string, string[]>();
          for (const { uuid, name } of account.teams ?? []) {
            for (const { name: permission } of teamsById.get(uuid)?.permissions ?? []) {
              through.set(permission, [...(through.get(permission) ?? []), name]);
            }
          }
          const { kind, username } = account;
          return {
            id: `${kind} ${username}`,
            kind,
            name: username,
            own: new Set(account.permissions?.map(nameOf)),
            through,
          };
        }),
      ],
    };
  },
};

/** Loads all permissions, and all teams and users who can have them. */
async function loadAccess(api: ApiClient, signal?: AbortSignal) {
  const [permissions, everyTeam, everyone] = await Promise.all([
    accounts.permissions.load(api, signal),
    teams.list.load(api, signal),
    accounts.everyone.load(api, signal),
  ]);
  const descriptions = new Map(permissions.map(({ name, description }) => [name, description]));
  return { permissions: [...descriptions.keys()], descriptions, everyTeam, everyone };
}

function nameOf({ name }: { name: string }): string {
  return name;
}
