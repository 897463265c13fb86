import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as licenseMessages from '../../../entities/license/license.messages.js';
import { forbidden } from '../../../ui/layout/outcome.messages.js';
import { noMatch } from '../../../ui/layout/outcome.messages.js';
import { matches } from '../../../ui/layout/outcome.messages.js';
import { clearSearch } from '../../../ui/controls/actions.messages.js';
const searchMessage = msg('licenseGroupList.search', 'Search license groups', 'Screen-reader name of the search field above the list of license groups');

export const messages = {
  groups: licenseMessages.groups,
  name: fieldMessages.name,
  licenses: licenseMessages.licenses,
  count: msg<{ count: number }>('licenseGroupList.count', '{count, plural, =0 {No licenses} one {# license} other {# licenses}}', 'On a phone, instead of a table head: number of licenses in the group'),
  search: searchMessage,
  searchHint: searchMessage,
  total: msg<{ count: number }>('licenseGroupList.total', '{count, plural, =0 {No groups} one {# group} other {# groups}}', 'Count above the list of license groups when it is not filtered'),
  matches,
  none: msg('licenseGroupList.none', 'No license groups yet', 'Title shown instead of an empty list'),
  noneAdvice: msg('licenseGroupList.noneAdvice', 'Create a group so that a policy can allow or forbid its licenses together.', 'Advice below the empty state licenseGroupList.none'),
  noMatch,
  clear: clearSearch,
  failed: msg('licenseGroupList.failed', 'Could not load license groups', 'Title of an error shown instead of the list'),
  forbidden,
  create: licenseMessages.createGroup,
};
