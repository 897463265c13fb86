import type { IntlShape } from 'react-intl';
import { readPermissionName } from '../../domain/permissions.js';
import type { GrantedPermission } from '../../schema/access.js';
import { permissionMeanings } from './permissionMeanings.messages.js';

/**
 * What a permission allows, as a sentence. One that is not known, or is granted for one action alone, has the server's own words.
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
