/** What is said of licenses and their groups: heads of columns, labels, tabs. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const licenses = msg('license.licenses', 'Licenses', 'Name of the list of licenses; head of a column with their number');

export const groups = msg('license.groups', 'License groups', 'Name of the list of groups of licenses, which policies refer to; link to it');

export const licenseId = msg('license.licenseId', 'SPDX identifier', 'Head of a column or label: short name of a license, such as GPL-2.0-only');

export const osiApproved = msg('license.osiApproved', 'OSI approved', 'Head of a column, badge, filter or label: whether the Open Source Initiative approved the license');

export const fsfLibre = msg('license.fsfLibre', 'FSF libre', 'Head of a column, badge, filter or label: whether the Free Software Foundation calls the license free');

export const deprecated = msg('license.deprecated', 'Deprecated', 'Head of a column, badge or label: whether the identifier of the license was given up for another one');

export const custom = msg('license.custom', 'Custom', 'Head of a column, badge or filter: whether the license was added to this server and is not of SPDX');

export const text = msg('license.text', 'License text', 'Tab of the page of a license, and label: its whole text');

export const template = msg('license.template', 'Template', 'Tab of the page of a license, and label: its text with marks for the parts that may differ');

export const header = msg('license.header', 'Source header', 'Tab of the page of a license, and label: what stands at the begin of source files under it');

export const comments = msg('license.comments', 'Comments on the license', 'Label: notes on a license');

export const seeAlso = msg('license.seeAlso', 'See also', 'Label: web addresses about a license');

export const noneSearched = msg('license.noneSearched', 'No license matches', 'Title instead of a list of licenses when search and filters leave none');

export const search = msg('license.search', 'Search licenses', 'Name of the search field above a list of licenses');

export const searchHint = msg('license.searchHint', 'Name or identifier, such as GPL', 'In the empty search field above a list of licenses: what is searched');

export const failed = msg('license.failed', 'Licenses could not be loaded', 'Title instead of a list of licenses');

export const more = msg<{ count: number }>('license.more', '+{count, number}', 'After the first license of a component: how many more licenses it has; as short as can be');

export const andMore = msg<{ count: number }>('license.andMore', 'and {count, plural, one {# more license} other {# more licenses}}', 'The same as license.more for screen readers, after the name of a license');
