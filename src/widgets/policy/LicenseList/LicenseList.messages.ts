import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as licenseMessages from '../../../entities/license/license.messages.js';
import { forbidden } from '../../../ui/layout/outcome.messages.js';
import { matches } from '../../../ui/layout/outcome.messages.js';
import { clearFilters } from '../../../ui/controls/actions.messages.js';

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
  osiApprovedTip: msg('licenseList.osiApprovedTip', 'Approved by the Open Source Initiative', 'Tooltip of a table head and of a filter'),
  fsfLibreTip: msg('licenseList.fsfLibreTip', 'Considered free by the Free Software Foundation', 'Tooltip of a table head and of a filter'),
  customTip: msg('licenseList.customTip', 'Added to this server, not from SPDX', 'Tooltip of a table head and of a filter'),
  deprecatedTip: msg('licenseList.deprecatedTip', 'SPDX replaced this ID. Many servers omit this in filtered lists. Sort by this column instead.', 'Tooltip of the table head license.deprecated'),
  notOsiApproved: msg('licenseList.notOsiApproved', 'Not OSI approved', 'Screen-reader text for a dash in the column license.osiApproved'),
  notFsfLibre: msg('licenseList.notFsfLibre', 'Not FSF libre', 'Screen-reader text for a dash in the column license.fsfLibre'),
  notDeprecated: msg('licenseList.notDeprecated', 'Not deprecated', 'Screen-reader text for a dash in the column license.deprecated'),
  notCustom: msg('licenseList.notCustom', 'From SPDX', 'Screen-reader text for a dash in the column license.custom'),
  notKnown: msg('licenseList.notKnown', 'Not reported', 'In the column license.deprecated when the server does not report it'),
  matches,
  none: licenseMessages.noLicenses,
  noneAdvice: msg('licenseList.noneAdvice', 'The server loads the SPDX licenses when it first starts.', 'Advice below the empty state licenseList.none'),
  searchAdvice: msg('licenseList.searchAdvice', 'The search covers only names and IDs.', 'Advice below the empty state license.noneSearched'),
  clear: clearFilters,
  forbidden,
  create: licenseMessages.createLicense,
};
