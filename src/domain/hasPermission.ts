import type { Permission } from './permissions.js';
import type { PermissionAction } from './permissions.js';

export type { PermissionAction } from './permissions.js';

/**
 * Returns true when the permissions of a user include a permission: by its own name, by the part of 5.0 for
 * the action, or by another one that implies it. A full permission includes its parts, but a part does not
 * include the full permission.
 * @param granted - names as the server returned them. Unknown ones are ignored
 */
export function hasPermission(
  granted: readonly string[] | ReadonlySet<string>,
  permission: Permission,
  action?: PermissionAction,
): boolean {
  const isGranted = (name: string) => (isSet(granted) ? granted.has(name) : granted.includes(name));
  if (isGranted(permission)) return true;
  if (action !== undefined && isGranted(`${permission}_${action}`)) return true;
  const impliedBy = IMPLIED_BY[permission];
  return impliedBy !== undefined && hasPermission(granted, ...impliedBy);
}

/** Holders of the other permission may do the same. */
const IMPLIED_BY: {
  readonly [P in Permission]?: readonly [permission: Permission, action: PermissionAction];
} = {
  PROJECT_CREATION_UPLOAD: ['PORTFOLIO_MANAGEMENT', 'CREATE'],
};

function isSet(granted: readonly string[] | ReadonlySet<string>): granted is ReadonlySet<string> {
  return granted instanceof Set;
}
