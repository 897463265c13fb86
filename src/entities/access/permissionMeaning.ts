import type { IntlShape } from 'react-intl';
import { readPermissionName } from '../../domain/permissions.js';
import type { GrantedPermission } from '../../schema/access.js';
import { permissionMeanings } from './permissionMeanings.messages.js';

/**
 * Returns the effect of a permission as a sentence. An unknown permission, or one granted for a single
 * action, has the server's description.
 * @param permission - as servers spell it
 * @returns undefined where the server has none either
 */
export function permissionMeaning(
  intl: IntlShape,
  { name, description }: GrantedPermission,
): string | undefined {
  const known = readPermissionName(name);
  return known && !known.action
    ? intl.formatMessage(permissionMeanings[known.permission])
    : description || undefined;
}
