import { defineMessage } from 'react-intl';
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
  osiApprovedTip: defineMessage({
    id: 'licenseList.osiApprovedTip',
    defaultMessage: 'Approved by the Open Source Initiative',
    description: 'Tip of a column head and of a filter',
  }),
  fsfLibreTip: defineMessage({
    id: 'licenseList.fsfLibreTip',
    defaultMessage: 'Free software in the eyes of the Free Software Foundation',
    description: 'Tip of a column head and of a filter',
  }),
  customTip: defineMessage({
    id: 'licenseList.customTip',
    defaultMessage: 'Added to this server; not in the list of SPDX',
    description: 'Tip of a column head and of a filter',
  }),
  deprecatedTip: defineMessage({
    id: 'licenseList.deprecatedTip',
    defaultMessage:
      'SPDX gave the identifier up for another one. Many servers do not say so while the list is filtered; sort by this column instead.',
    description: 'Tip of the column head license.deprecated',
  }),
  notOsiApproved: defineMessage({
    id: 'licenseList.notOsiApproved',
    defaultMessage: 'Not OSI approved',
    description: 'For screen readers, in the place of a dash in the column license.osiApproved',
  }),
  notFsfLibre: defineMessage({
    id: 'licenseList.notFsfLibre',
    defaultMessage: 'Not FSF libre',
    description: 'For screen readers, in the place of a dash in the column license.fsfLibre',
  }),
  notDeprecated: defineMessage({
    id: 'licenseList.notDeprecated',
    defaultMessage: 'Not deprecated',
    description: 'For screen readers, in the place of a dash in the column license.deprecated',
  }),
  notCustom: defineMessage({
    id: 'licenseList.notCustom',
    defaultMessage: 'Of SPDX',
    description: 'For screen readers, in the place of a dash in the column license.custom',
  }),
  notKnown: defineMessage({
    id: 'licenseList.notKnown',
    defaultMessage: 'Not told',
    description:
      'In the column license.deprecated where the server does not say whether the license is deprecated',
  }),
  matches: defineMessage<{ readonly count: number }>({
    id: 'licenseList.matches',
    defaultMessage:
      '{count, plural, =0 {No license matches} one {# license matches} other {# licenses match}}',
    description: 'Count above the list while it is searched or filtered',
  }),
  none: defineMessage({
    id: 'licenseList.none',
    defaultMessage: 'No licenses yet',
    description: 'Title instead of the list while the server knows none',
  }),
  noneAdvice: defineMessage({
    id: 'licenseList.noneAdvice',
    defaultMessage: 'A server loads the licenses of SPDX when it starts for the first time.',
    description: 'Below licenseList.none',
  }),
  searchAdvice: defineMessage({
    id: 'licenseList.searchAdvice',
    defaultMessage: 'The search looks at names and identifiers, not at texts.',
    description: 'Below license.noneSearched',
  }),
  clear: defineMessage({
    id: 'licenseList.clear',
    defaultMessage: 'Show all licenses',
    description: 'Button in a list that search and filters left empty',
  }),
  forbidden: defineMessage({
    id: 'licenseList.forbidden',
    defaultMessage: 'You may not see licenses',
    description: 'Title instead of the list without the permission',
  }),
  create: defineMessage({
    id: 'licenseList.create',
    defaultMessage: 'Create license…',
    description: 'Button that opens the form of a new custom license',
  }),
};
