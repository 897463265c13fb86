import type { Permission } from '../schema/enumerations.js';

/** What somebody wants to do with a thing; 5.0 servers give these rights one by one. @public */
export type PermissionAction = 'CREATE' | 'READ' | 'UPDATE' | 'DELETE';

/** Whether the rights include one, whole or for an action: `PORTFOLIO_MANAGEMENT`, or its `…_UPDATE` in 5.0. */
export function hasPermission(
  granted: readonly string[],
  permission: Permission,
  action?: PermissionAction,
): boolean {
  if (granted.includes(permission)) return true;
  return action !== undefined && granted.includes(`${permission}_${action}`);
}
