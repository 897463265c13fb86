/** The access that a change of accounts and teams takes from the user who makes it. */

/** Permissions of a user: their own, and those of their teams. */
export interface Access {
  /** Granted to the account itself. */
  readonly permissions: readonly string[];
  readonly teams: readonly TeamAccess[];
}

/** The access that a team grants. */
export interface TeamAccess {
  /** UUID. */
  readonly id: string;
  readonly permissions: readonly string[];
}

/**
 * Returns all permissions of an account, direct or through a team. Each name appears once, in alphabetical
 * order.
 */
export function effectivePermissions({ permissions, teams }: Access): readonly string[] {
  return [...new Set([...permissions, ...teams.flatMap((team) => team.permissions)])].sort();
}

/** A change that takes something away. */
export type Withdrawal =
  /** A permission of an account. */
  | { readonly kind: 'permission'; readonly username: string; readonly permission: string }
  /** A permission of a team. */
  | { readonly kind: 'teamPermission'; readonly teamId: string; readonly permission: string }
  /** The membership of a user in a team. */
  | { readonly kind: 'membership'; readonly username: string; readonly teamId: string }
  /** A team. */
  | { readonly kind: 'team'; readonly teamId: string }
  /** An account, or its way in. */
  | { readonly kind: 'account'; readonly username: string };

/**
 * Returns the permissions that a change takes from the user who makes it: those that they will have neither
 * directly nor through another team.
 * @param own - the user who makes it. Undefined where the server has no sign-in
 * @returns names of permissions. Empty when the change takes nothing from them
 */
export function lostPermissions(
  own: (Access & { readonly username: string }) | undefined,
  change: Withdrawal,
): readonly string[] {
  if (!own) return [];
  const after = accessAfter(own, change);
  const kept = new Set(after && effectivePermissions(after));
  return effectivePermissions(own).filter((name) => !kept.has(name));
}

function accessAfter(own: Access & { readonly username: string }, change: Withdrawal): Access | undefined {
  const { username, permissions, teams } = own;
  if ('username' in change && change.username !== username) return own;
  switch (change.kind) {
    case 'permission':
      return { permissions: permissions.filter((name) => name !== change.permission), teams };
    case 'teamPermission':
      return {
        permissions,
        teams: teams.map((team) =>
          team.id === change.teamId
            ? { ...team, permissions: team.permissions.filter((name) => name !== change.permission) }
            : team,
        ),
      };
    case 'membership':
    case 'team':
      return { permissions, teams: teams.filter(({ id }) => id !== change.teamId) };
    case 'account':
      return undefined;
  }
}
