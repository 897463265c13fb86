/**
 * Messages about licenses and their groups: column heads, labels, tabs. Each message is separate, so that a
 * host downloads only those in use.
 */
import { msg } from '../../i18n/msg.js';
import { noMatch } from '../../ui/layout/outcome.messages.js';

export const licenses = msg('license.licenses', 'Licenses', 'Name of the list of licenses, and table head with their count, at most 18 characters');

export const groups = msg('license.groups', 'License groups', 'Name of the list of license groups that policies refer to, and link to it');

export const licenseId = msg('license.licenseId', 'SPDX ID', 'Table head or field label: short name of a license, such as GPL-2.0-only, at most 18 characters');

export const osiApproved = msg('license.osiApproved', 'OSI approved', 'Table head, badge, filter, or label: approved by the Open Source Initiative, at most 14 characters');

export const fsfLibre = msg('license.fsfLibre', 'FSF libre', 'Table head, badge, filter, or label: free according to the Free Software Foundation, at most 14 characters');

export const deprecated = msg('license.deprecated', 'Deprecated', 'Table head, badge, or label: the identifier of the license is deprecated, at most 14 characters');

// Not shared: of a license.
export const custom = msg('license.custom', 'Custom', 'Table head, badge, or filter: a license added to this server, not one of SPDX, at most 14 characters');

export const text = msg('license.text', 'License text', 'Tab of the license page, and label: full text of the license, at most 16 characters');

export const template = msg('license.template', 'Template', 'Tab of the license page, and label: license text with marks for variable parts, at most 16 characters');

export const header = msg('license.header', 'Source header', 'Tab of the license page, and label: notice at the start of source files, at most 16 characters');

export const comments = msg('license.comments', 'License comments', 'Field label: notes on a license');

export const seeAlso = msg('license.seeAlso', 'See also', 'Field label: URLs about a license');

export const noneSearched = noMatch;

export const search = msg('license.search', 'Search licenses', 'Screen-reader name of the search field above a list of licenses');

export const searchHint = msg('license.searchHint', 'Search by name or ID', 'Placeholder of the search field above a list of licenses, at most 36 characters');

export const failed = msg('license.failed', 'Could not load licenses', 'Title that replaces a list of licenses');

export const more = msg<{ count: number }>('license.more', '+{count, number}', 'After the first license of a component: count of further licenses, as short as possible');

export const andMore = msg<{ count: number }>('license.andMore', 'and {count, plural, one {# more license} other {# more licenses}}', 'As license.more for screen readers, after the name of a license');

export const noLicenses = msg('license.noLicenses', 'No licenses yet', 'Title of an empty list of licenses');
export const createLicense = msg('licenseForm.submit', 'Create license', 'Button that opens the form of a new custom license, and its submit button. At most 20 characters');
export const deleteLicense = msg('licenseDeletion.confirm', 'Delete license', 'Button that opens the question before deleting a custom license, and button that confirms it. At most 20 characters');
export const createGroup = msg('licenseGroup.create', 'Create group', 'Button that opens the form of a new license group, and its submit button. At most 20 characters');
