import { msg } from '../../../i18n/msg.js';
import * as access from '../../../entities/access/accessNames.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';

export const messages = {
  name: fieldMessages.name,
  groups: access.oidcGroups,
  search: access.searchOidcGroups,
  none: access.noOidcGroupsKnown,
  teams: access.teams,
  addTeams: access.addTeams,
  teamsFailed: access.teamsFailed,
  // Not shared: a group of an identity provider.
  create: msg('oidcGroupPanel.create', 'Create group', 'Button that opens the form of a new group of the identity provider, its heading, and the button that creates it'),
  // Not shared: a group of an identity provider.
  remove: msg('oidcGroupPanel.remove', 'Delete group', 'Button that deletes a group of the identity provider from the server, after a question'),
  consequences: msg(
    'oidcGroupPanel.consequences',
    'Its members leave the teams that they have through it, at their next sign-in. At the identity provider nothing changes. This cannot be undone.',
    'Text of the question before a group of the identity provider is deleted from the server',
  ),
  // Not shared: groups of an identity provider.
  total: msg<{ count: number }>('oidcGroupPanel.total', '{count, plural, =0 {No groups} one {# group} other {# groups}}', 'Count above the list of groups of the identity provider'),
  noneAdvice: msg('oidcGroupPanel.noneAdvice', 'Who is in a group of the identity provider belongs to its teams here, with the next sign-in.', 'Below access.noOidcGroupsKnown'),
  nameHint: msg('oidcGroupPanel.nameHint', 'As the identity provider spells it in the claim that the server takes groups from.', 'Below the name of a group of the identity provider'),
  taken: msg('oidcGroupPanel.taken', 'There is a group of this name already.', 'At the name of a group of the identity provider'),
  noTeams: msg('oidcGroupPanel.noTeams', 'Its members belong to no team through it', 'In the place of the teams of a group of the identity provider'),
};
