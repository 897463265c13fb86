import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as licenseMessages from '../../../entities/license/license.messages.js';

export const messages = {
  groups: licenseMessages.groups,
  name: fieldMessages.name,
  licenses: licenseMessages.licenses,
  count: msg<{ count: number }>('licenseGroupList.count', '{count, plural, =0 {No licenses} one {# license} other {# licenses}}', 'On a phone, in the place of a column head: licenses in the group'),
  search: msg('licenseGroupList.search', 'Search license groups', 'Name of the search field above the list of groups of licenses'),
  searchHint: msg('licenseGroupList.searchHint', 'Name of a group', 'In the empty search field above the list of groups of licenses'),
  total: msg<{ count: number }>('licenseGroupList.total', '{count, plural, =0 {No groups} one {# group} other {# groups}}', 'Count above the list of groups of licenses while it is not searched'),
  matches: msg<{ count: number }>('licenseGroupList.matches', '{count, plural, =0 {No group matches} one {# group matches} other {# groups match}}', 'Count above the list of groups of licenses while it is searched'),
  none: msg('licenseGroupList.none', 'No license groups yet', 'Title instead of the list'),
  noneAdvice: msg('licenseGroupList.noneAdvice', 'A group gathers licenses, so that a policy can allow or forbid them together.', 'Below licenseGroupList.none'),
  noMatch: msg('licenseGroupList.noMatch', 'No group matches', 'Title instead of the list of groups when the search leaves none'),
  clear: msg('licenseGroupList.clear', 'Show all groups', 'Button in a list of groups that the search left empty'),
  failed: msg('licenseGroupList.failed', 'License groups could not be loaded', 'Title instead of the list'),
  forbidden: msg('licenseGroupList.forbidden', 'You may not see license groups', 'Title instead of the list without the permission'),
  create: msg('licenseGroupList.create', 'Create group…', 'Button that opens the form of a new group of licenses'),
};
