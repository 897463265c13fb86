/**
 * Messages of lists of the versions of a project. Each message is separate, so that a host downloads only
 * those in use.
 */
import { msg } from '../../i18n/msg.js';

export const noVersion = msg('projectHeader.noVersion', 'No version', 'In the list of versions: the project of that name without a version');

// Not shared: several versions, which many languages inflect.
export const inactiveVersions = msg('projectHeader.inactiveVersions', 'Inactive', 'Heading in the list of versions, above inactive projects');
