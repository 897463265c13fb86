import { msg } from '../../../i18n/msg.js';
import * as identityMessages from '../../../entities/component/identity.messages.js';
import * as licenseMessages from '../../../entities/license/license.messages.js';
import { noMatch } from '../../../ui/layout/outcome.messages.js';
import { componentMessages } from './ComparedComponents.messages.js';
import * as outcomeMessages from './outcome.messages.js';

export const licenseListMessages = {
  label: licenseMessages.licenses,
  license: identityMessages.license,
  search: licenseMessages.search,
  searchHint: licenseMessages.searchHint,
  outcome: outcomeMessages.outcome,
  // Not shared: of a license, which has a gender in many languages.
  came: msg('projectComparison.licenses.came', 'New', 'Badge and choice above the list: only components of the later version have the license. At most 14 characters'),
  // Not shared: of a license, which has a gender in many languages.
  went: msg('projectComparison.licenses.went', 'Removed', 'Badge and choice above the list: only components of the earlier version have the license. At most 14 characters'),
  // Not shared: of a license, which has a gender in many languages.
  stayed: msg('projectComparison.licenses.stayed', 'Unchanged', 'Badge and choice above the list: components of both versions have the license. At most 14 characters'),
  componentsIn: msg<{ version: string }>('projectComparison.licenses.componentsIn', 'Components in {version}', 'Table head: number of components with the license in one of the two versions; version such as 2.4.0'),
  total: outcomeMessages.total,
  none: outcomeMessages.none,
  noMatch,
  failed: componentMessages.failed,
};
