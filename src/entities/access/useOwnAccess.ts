import * as teams from '../../data/resources/teams.js';
import * as users from '../../data/resources/users.js';
import { useResource } from '../../data/useResource.js';
import { lostPermissions, type Withdrawal } from '../../domain/ownAccess.js';

/**
 * Determines the access that changes would take from the user who makes them.
 * @returns the permissions that a change takes. None where it cannot be known what the user has, and without
 * sign-in
 */
export function useOwnAccess(): {
  /** True while it is not known yet. */
  readonly isLoading: boolean;
  readonly username: string | undefined;
  readonly lostBy: (change: Withdrawal) => readonly string[];
} {
  const self = useResource(users.self);
  // Servers name the teams of a user without what those permit.
  const all = useResource(teams.list);
  const user = self.status === 'ready' ? self.data : undefined;
  const known = all.status === 'ready' ? all.data : [];
  const { username } = user ?? {};
  const own = username !== undefined && {
    username,
    permissions: (user?.permissions ?? []).map(nameOf),
    teams: known
      .filter(({ uuid }) => user?.teams?.some((team) => team.uuid === uuid))
      .map(({ uuid, permissions = [] }) => ({ id: uuid, permissions: permissions.map(nameOf) })),
  };
  return {
    isLoading: self.status === 'loading' || all.status === 'loading',
    username,
    lostBy: (change) => lostPermissions(own || undefined, change),
  };
}

function nameOf({ name }: { name: string }): string {
  return name;
}
