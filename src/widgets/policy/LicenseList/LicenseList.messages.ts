import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as licenseMessages from '../../../entities/license/license.messages.js';

export const messages = {
  licenses: licenseMessages.licenses,
  groups: licenseMessages.groups,
  name: fieldMessages.name,
  licenseId: licenseMessages.licenseId,
  osiApproved: licenseMessages.osiApproved,
  fsfLibre: licenseMessages.fsfLibre,
  deprecated: licenseMessages.deprecated,
  custom: licenseMessages.custom,
  search: licenseMessages.search,
  searchHint: licenseMessages.searchHint,
  failed: licenseMessages.failed,
  noMatch: licenseMessages.noneSearched,
  osiApprovedTip: msg('licenseList.osiApprovedTip', 'Approved by the Open Source Initiative', 'Tip of a column head and of a filter'),
  fsfLibreTip: msg('licenseList.fsfLibreTip', 'Free software in the eyes of the Free Software Foundation', 'Tip of a column head and of a filter'),
  customTip: msg('licenseList.customTip', 'Added to this server; not in the list of SPDX', 'Tip of a column head and of a filter'),
  deprecatedTip: msg('licenseList.deprecatedTip', 'SPDX gave the identifier up for another one. Many servers do not say so while the list is filtered; sort by this column instead.', 'Tip of the column head license.deprecated'),
  notOsiApproved: msg('licenseList.notOsiApproved', 'Not OSI approved', 'For screen readers, in the place of a dash in the column license.osiApproved'),
  notFsfLibre: msg('licenseList.notFsfLibre', 'Not FSF libre', 'For screen readers, in the place of a dash in the column license.fsfLibre'),
  notDeprecated: msg('licenseList.notDeprecated', 'Not deprecated', 'For screen readers, in the place of a dash in the column license.deprecated'),
  notCustom: msg('licenseList.notCustom', 'Of SPDX', 'For screen readers, in the place of a dash in the column license.custom'),
  notKnown: msg('licenseList.notKnown', 'Not told', 'In the column license.deprecated where the server does not say whether the license is deprecated'),
  matches: msg<{ count: number }>('licenseList.matches', '{count, plural, =0 {No license matches} one {# license matches} other {# licenses match}}', 'Count above the list while it is searched or filtered'),
  none: msg('licenseList.none', 'No licenses yet', 'Title instead of the list while the server knows none'),
  noneAdvice: msg('licenseList.noneAdvice', 'A server loads the licenses of SPDX when it starts for the first time.', 'Below licenseList.none'),
  searchAdvice: msg('licenseList.searchAdvice', 'The search looks at names and identifiers, not at texts.', 'Below license.noneSearched'),
  clear: msg('licenseList.clear', 'Show all licenses', 'Button in a list that search and filters left empty'),
  forbidden: msg('licenseList.forbidden', 'You may not see licenses', 'Title instead of the list without the permission'),
  create: msg('licenseList.create', 'Create license…', 'Button that opens the form of a new custom license'),
};
