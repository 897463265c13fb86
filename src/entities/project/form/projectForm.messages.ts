import { defineMessage } from 'react-intl';
import { messages as statesMessages } from '../../../ui/layout/states.messages.js';
import * as rowChangeMessages from '../../../ui/table/rowChange.messages.js';
import * as identityMessages from '../../component/identity.messages.js';
import * as accessNames from '../../access/accessNames.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as projectStateMessages from '../projectState.messages.js';

export const messages = {
  title: defineMessage({
    id: 'projectEditor.title',
    defaultMessage: 'New project',
    description: 'Title of the dialog that creates a project, and name of the form',
  }),
  create: defineMessage({
    id: 'projectEditor.create',
    defaultMessage: 'Create project',
    description: 'Button that sends the form of a new project',
  }),
  creating: rowChangeMessages.creating,
  created: defineMessage<{ readonly project: string }>({
    id: 'projectEditor.created',
    defaultMessage: '{project} was created.',
    description: 'Above the emptied form after a project was created; project is its name and version',
  }),
  forbidden: defineMessage({
    id: 'projectEditor.forbidden',
    defaultMessage: 'You may not create projects',
    description: 'Instead of the form, without the permission PORTFOLIO_MANAGEMENT',
  }),
  name: fieldMessages.name,
  version: identityMessages.version,
  classifier: identityMessages.classifier,
  parent: defineMessage({
    id: 'projectEditor.parent',
    defaultMessage: 'Parent',
    description: 'Label of a field of a project: the project it belongs to',
  }),
  parentHint: defineMessage({
    id: 'projectEditor.parentHint',
    defaultMessage: 'The project this one belongs to. Only active projects can be a parent.',
    description: 'Below the field projectEditor.parent',
  }),
  parentSearch: projectStateMessages.searchByName,
  description: fieldMessages.description,
  tags: projectStateMessages.tags,
  tagsHint: defineMessage({
    id: 'projectEditor.tagsHint',
    defaultMessage: 'Enter or a comma adds a tag. Tags are kept in lower case.',
    description: 'Below the field projectState.tags',
  }),
  teams: accessNames.teams,
  teamsHint: defineMessage({
    id: 'projectEditor.teamsHint',
    defaultMessage: 'Only they may see the project, besides those who may see everything.',
    description: 'Below the field projectEditor.teams',
  }),
  onlyTeam: defineMessage({
    id: 'projectEditor.onlyTeam',
    defaultMessage: 'Your team. Only it may see the project, besides those who may see everything.',
    description:
      'Below the field projectEditor.teams, which holds the only team of the user and cannot be changed',
  }),
  noTeam: defineMessage({
    id: 'projectEditor.noTeam',
    defaultMessage:
      'You belong to no team. Only those who may see everything will see the project, until an administrator gives it to a team.',
    description: 'Instead of the field projectEditor.teams',
  }),
  teamsFailed: defineMessage<{ readonly reason: string }>({
    id: 'projectEditor.teamsFailed',
    defaultMessage:
      'The teams could not be loaded. {reason} Without them, not everybody who should may see the project.',
    description: 'Instead of the field projectEditor.teams; reason is a sentence',
  }),
  retry: statesMessages.retry,
  identity: defineMessage({
    id: 'projectEditor.identity',
    defaultMessage: 'Identity',
    description: 'Opens the fields by which a project is recognised: group, package URL, CPE, SWID tag',
  }),
  group: identityMessages.longGroup,
  purl: identityMessages.purl,
  cpe: identityMessages.cpe,
  swidTagId: identityMessages.swidTagId,

  required: defineMessage({
    id: 'projectEditor.problem.required',
    defaultMessage: 'A project needs a name.',
    description: 'Problem of the field field.name',
  }),

  noTeams: defineMessage({
    id: 'projectEditor.problem.noTeams',
    defaultMessage: 'Choose at least one team, so that somebody sees the project.',
    description: 'Problem of the field projectEditor.teams',
  }),

  taken: defineMessage<{ readonly project: string }>({
    id: 'projectEditor.taken',
    defaultMessage: '{project} exists already. Choose another name or version.',
    description: 'Problem of the field field.name: another project has the same name and version',
  }),
  takenVersion: defineMessage({
    id: 'projectEditor.takenVersion',
    defaultMessage: 'Taken together with this name.',
    description: 'Problem of the field identity.version: another project has the same name and version',
  }),
  isItself: defineMessage({
    id: 'projectEditor.isItself',
    defaultMessage: 'This project itself',
    description: 'Below a name in the list of possible parents: why it cannot be chosen',
  }),
  isBelow: defineMessage({
    id: 'projectEditor.isBelow',
    defaultMessage: 'Belongs to this project',
    description: 'Below a name in the list of possible parents: why it cannot be chosen',
  }),
  parentInactive: defineMessage({
    id: 'projectEditor.parentInactive',
    defaultMessage: 'This project is inactive now and cannot be a parent.',
    description: 'Problem of the field projectEditor.parent',
  }),
  notCreated: defineMessage<{ readonly reason: string }>({
    id: 'projectEditor.notCreated',
    defaultMessage: 'The project was not created. {reason}',
    description:
      'Above the form after a failure; reason is one or two sentences. What was typed is still there',
  }),
};
