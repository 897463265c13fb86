import * as users from '../../data/resources/users.js';
import { useResource } from '../../data/useResource.js';
import { lostPermissions, type Withdrawal } from '../../domain/ownAccess.js';

/**
 * What changes would take from the user who makes them.
 * @returns the permissions that a change takes; none while it is not known what the user has, or without sign-in
 */
export function useOwnAccess(): {
  readonly username: string | undefined;
  readonly lostBy: (change: Withdrawal) => readonly string[];
} {
  const self = useResource(users.self);
  const user = self.status === 'ready' ? self.data : undefined;
  const { username, permissions = [], teams = [] } = user ?? {};
  const own = username !== undefined && {
    username,
    permissions: permissions.map(nameOf),
    teams: teams.map((team) => ({
      id: team.uuid ?? team.name,
      permissions: (team.permissions ?? []).map(nameOf),
    })),
  };
  return { username, lostBy: (change) => lostPermissions(own || undefined, change) };
}

function nameOf({ name }: { name: string }): string {
  return name;
}
