import type { IntlShape } from 'react-intl';
import { permissionText } from '../../data/permissionText.js';
import type { GrantedPermission } from '../../schema/access.js';

/** Returns the names of permissions in alphabetical order, for a cell. It is a list and no sentence. */
export function permissionsText(intl: IntlShape, permissions: readonly GrantedPermission[]): string {
  return permissions
    .map(({ name }) => permissionText(intl, name))
    .sort((one, other) => one.localeCompare(other, intl.locale))
    .join(', ');
}
