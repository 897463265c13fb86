import { defineMessage } from 'react-intl';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as licenseMessages from '../../../entities/license/license.messages.js';

export const messages = {
  groups: licenseMessages.groups,
  name: fieldMessages.name,
  licenses: licenseMessages.licenses,
  count: defineMessage<{ readonly count: number }>({
    id: 'licenseGroupList.count',
    defaultMessage: '{count, plural, =0 {No licenses} one {# license} other {# licenses}}',
    description: 'On a phone, in the place of a column head: licenses in the group',
  }),
  search: defineMessage({
    id: 'licenseGroupList.search',
    defaultMessage: 'Search license groups',
    description: 'Name of the search field above the list of groups of licenses',
  }),
  searchHint: defineMessage({
    id: 'licenseGroupList.searchHint',
    defaultMessage: 'Name of a group',
    description: 'In the empty search field above the list of groups of licenses',
  }),
  total: defineMessage<{ readonly count: number }>({
    id: 'licenseGroupList.total',
    defaultMessage: '{count, plural, =0 {No groups} one {# group} other {# groups}}',
    description: 'Count above the list of groups of licenses while it is not searched',
  }),
  matches: defineMessage<{ readonly count: number }>({
    id: 'licenseGroupList.matches',
    defaultMessage: '{count, plural, =0 {No group matches} one {# group matches} other {# groups match}}',
    description: 'Count above the list of groups of licenses while it is searched',
  }),
  none: defineMessage({
    id: 'licenseGroupList.none',
    defaultMessage: 'No license groups yet',
    description: 'Title instead of the list',
  }),
  noneAdvice: defineMessage({
    id: 'licenseGroupList.noneAdvice',
    defaultMessage: 'A group gathers licenses, so that a policy can allow or forbid them together.',
    description: 'Below licenseGroupList.none',
  }),
  noMatch: defineMessage({
    id: 'licenseGroupList.noMatch',
    defaultMessage: 'No group matches',
    description: 'Title instead of the list of groups when the search leaves none',
  }),
  clear: defineMessage({
    id: 'licenseGroupList.clear',
    defaultMessage: 'Show all groups',
    description: 'Button in a list of groups that the search left empty',
  }),
  failed: defineMessage({
    id: 'licenseGroupList.failed',
    defaultMessage: 'License groups could not be loaded',
    description: 'Title instead of the list',
  }),
  forbidden: defineMessage({
    id: 'licenseGroupList.forbidden',
    defaultMessage: 'You may not see license groups',
    description: 'Title instead of the list without the permission',
  }),
  create: defineMessage({
    id: 'licenseGroupList.create',
    defaultMessage: 'Create group…',
    description: 'Button that opens the form of a new group of licenses',
  }),
};
