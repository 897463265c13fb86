/** What is said of licenses and their groups: heads of columns, labels, tabs. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const licenses = defineMessage({
  id: 'license.licenses',
  defaultMessage: 'Licenses',
  description: 'Name of the list of licenses; head of a column with their number',
});

export const groups = defineMessage({
  id: 'license.groups',
  defaultMessage: 'License groups',
  description: 'Name of the list of groups of licenses, which policies refer to; link to it',
});

export const licenseId = defineMessage({
  id: 'license.licenseId',
  defaultMessage: 'SPDX identifier',
  description: 'Head of a column or label: short name of a license, such as GPL-2.0-only',
});

export const osiApproved = defineMessage({
  id: 'license.osiApproved',
  defaultMessage: 'OSI approved',
  description:
    'Head of a column, badge, filter or label: whether the Open Source Initiative approved the license',
});

export const fsfLibre = defineMessage({
  id: 'license.fsfLibre',
  defaultMessage: 'FSF libre',
  description:
    'Head of a column, badge, filter or label: whether the Free Software Foundation calls the license free',
});

export const deprecated = defineMessage({
  id: 'license.deprecated',
  defaultMessage: 'Deprecated',
  description:
    'Head of a column, badge or label: whether the identifier of the license was given up for another one',
});

export const custom = defineMessage({
  id: 'license.custom',
  defaultMessage: 'Custom',
  description:
    'Head of a column, badge or filter: whether the license was added to this server and is not of SPDX',
});

export const text = defineMessage({
  id: 'license.text',
  defaultMessage: 'License text',
  description: 'Tab of the page of a license, and label: its whole text',
});

export const template = defineMessage({
  id: 'license.template',
  defaultMessage: 'Template',
  description: 'Tab of the page of a license, and label: its text with marks for the parts that may differ',
});

export const header = defineMessage({
  id: 'license.header',
  defaultMessage: 'Source header',
  description: 'Tab of the page of a license, and label: what stands at the begin of source files under it',
});

export const comments = defineMessage({
  id: 'license.comments',
  defaultMessage: 'Comments on the license',
  description: 'Label: notes on a license',
});

export const seeAlso = defineMessage({
  id: 'license.seeAlso',
  defaultMessage: 'See also',
  description: 'Label: web addresses about a license',
});

export const noneSearched = defineMessage({
  id: 'license.noneSearched',
  defaultMessage: 'No license matches',
  description: 'Title instead of a list of licenses when search and filters leave none',
});

export const search = defineMessage({
  id: 'license.search',
  defaultMessage: 'Search licenses',
  description: 'Name of the search field above a list of licenses',
});

export const searchHint = defineMessage({
  id: 'license.searchHint',
  defaultMessage: 'Name or identifier, such as GPL',
  description: 'In the empty search field above a list of licenses: what is searched',
});

export const failed = defineMessage({
  id: 'license.failed',
  defaultMessage: 'Licenses could not be loaded',
  description: 'Title instead of a list of licenses',
});

export const more = defineMessage<{ readonly count: number }>({
  id: 'license.more',
  defaultMessage: '+{count, number}',
  description: 'After the first license of a component: how many more licenses it has; as short as can be',
});

export const andMore = defineMessage<{ readonly count: number }>({
  id: 'license.andMore',
  defaultMessage: 'and {count, plural, one {# more license} other {# more licenses}}',
  description: 'The same as license.more for screen readers, after the name of a license',
});
