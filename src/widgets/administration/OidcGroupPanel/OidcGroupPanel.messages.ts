import { defineMessage } from 'react-intl';
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
  create: defineMessage({
    id: 'oidcGroupPanel.create',
    defaultMessage: 'Create group',
    description:
      'Button that opens the form of a new group of the identity provider, its heading, and the button that creates it',
  }),
  // Not shared: a group of an identity provider.
  remove: defineMessage({
    id: 'oidcGroupPanel.remove',
    defaultMessage: 'Delete group',
    description: 'Button that deletes a group of the identity provider from the server, after a question',
  }),
  consequences: defineMessage({
    id: 'oidcGroupPanel.consequences',
    defaultMessage:
      'Its members leave the teams that they have through it, at their next sign-in. At the identity provider nothing changes. This cannot be undone.',
    description: 'Text of the question before a group of the identity provider is deleted from the server',
  }),
  // Not shared: groups of an identity provider.
  total: defineMessage<{ readonly count: number }>({
    id: 'oidcGroupPanel.total',
    defaultMessage: '{count, plural, =0 {No groups} one {# group} other {# groups}}',
    description: 'Count above the list of groups of the identity provider',
  }),
  noneAdvice: defineMessage({
    id: 'oidcGroupPanel.noneAdvice',
    defaultMessage:
      'Who is in a group of the identity provider belongs to its teams here, with the next sign-in.',
    description: 'Below access.noOidcGroupsKnown',
  }),
  nameHint: defineMessage({
    id: 'oidcGroupPanel.nameHint',
    defaultMessage: 'As the identity provider spells it in the claim that the server takes groups from.',
    description: 'Below the name of a group of the identity provider',
  }),
  taken: defineMessage({
    id: 'oidcGroupPanel.taken',
    defaultMessage: 'There is a group of this name already.',
    description: 'At the name of a group of the identity provider',
  }),
  noTeams: defineMessage({
    id: 'oidcGroupPanel.noTeams',
    defaultMessage: 'Its members belong to no team through it',
    description: 'In the place of the teams of a group of the identity provider',
  }),
};
