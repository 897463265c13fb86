import type { IntlShape } from 'react-intl';
import { readPermissionName } from '../domain/permissions.js';
import { permissionMeanings } from './permissionMeanings.messages.js';

/**
 * What a permission allows, as a sentence.
 * @param name - as servers spell it
 * @returns undefined for one that is not known, and for one that is granted for one action alone
 */
export function permissionMeaning(intl: IntlShape, name: string): string | undefined {
  const known = readPermissionName(name);
  return known && !known.action ? intl.formatMessage(permissionMeanings[known.permission]) : undefined;
}
