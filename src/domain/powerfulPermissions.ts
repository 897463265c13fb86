import { readPermissionName, type Permission } from './permissions.js';

/** Why a permission is powerful: its holders grant permissions, or decide where the server connects to. */
export type PowerReason = 'access' | 'configuration';

/** Permissions with which a user can gain all others. */
const POWERFUL: Partial<Record<Permission, PowerReason>> = {
  // Its holders can grant any permission to anyone, and to themselves.
  ACCESS_MANAGEMENT: 'access',
  // Its holders receive the data and the credentials that the server sends to where they say.
  SYSTEM_CONFIGURATION: 'configuration',
};

/**
 * Why a permission lets its holders gain everything; undefined where it does not. Of the parts into which servers from 5.0 on split
 * permissions, those that only read or delete give nothing more.
 * @param name - of a permission or of one of its parts
 */
export function powerOf(name: string): PowerReason | undefined {
  const { permission, action } = readPermissionName(name) ?? {};
  if (action === 'READ' || action === 'DELETE') return undefined;
  return permission && POWERFUL[permission];
}
