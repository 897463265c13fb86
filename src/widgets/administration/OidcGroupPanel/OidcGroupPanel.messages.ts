import { msg } from '../../../i18n/msg.js';
import * as access from '../../../entities/access/accessNames.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import { nameTaken } from '../../../ui/layout/outcome.messages.js';

export const messages = {
  name: fieldMessages.name,
  groups: access.oidcGroups,
  search: access.searchOidcGroups,
  none: access.noOidcGroupsKnown,
  teams: access.teams,
  addTeams: access.addTeams,
  teamsFailed: access.teamsFailed,
  // Not shared: a group of an identity provider.
  create: msg('oidcGroupPanel.create', 'Create group', 'Button that opens the form of a new identity provider group, heading of the form, and button that creates it'),
  // Not shared: a group of an identity provider.
  remove: msg('oidcGroupPanel.remove', 'Delete group', 'Button that opens the confirmation to delete an identity provider group from the server'),
  consequences: msg(
    'oidcGroupPanel.consequences',
    'Members lose the teams of this group at their next sign-in. The identity provider is not changed. This cannot be undone.',
    'Text of the confirmation to delete an identity provider group from the server',
  ),
  // Not shared: groups of an identity provider.
  total: msg<{ count: number }>('oidcGroupPanel.total', '{count, plural, =0 {No groups} one {# group} other {# groups}}', 'Count above the list of identity provider groups'),
  noneAdvice: msg('oidcGroupPanel.noneAdvice', 'Create a group and assign teams to it. Group members join these teams at their next sign-in.', 'Advice below the empty state access.noOidcGroupsKnown'),
  nameHint: msg('oidcGroupPanel.nameHint', 'Exactly as the identity provider sends it in the groups claim.', 'Help below the name of an identity provider group'),
  taken: nameTaken,
  noTeams: access.noTeams,
};
