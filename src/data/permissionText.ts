import type { IntlShape } from 'react-intl';
import { readPermissionName } from '../domain/permissions.js';
import * as permissionNames from './permissionNames.messages.js';

/**
 * The name of a permission in words: “Manage portfolio”, “Manage portfolio (change)” for one that is granted for one action
 * alone.
 * @param name - as servers spell it, such as `PORTFOLIO_MANAGEMENT_UPDATE`; one that is not known is given back
 * @public
 */
export function permissionText(intl: IntlShape, name: string): string {
  const known = readPermissionName(name);
  if (!known) return name;
  const permission = intl.formatMessage(permissionNames[known.permission]);
  return known.action ? intl.formatMessage(permissionNames.PARTS[known.action], { permission }) : permission;
}
