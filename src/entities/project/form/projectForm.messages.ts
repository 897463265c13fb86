import { msg } from '../../../i18n/msg.js';
import { messages as statesMessages } from '../../../ui/layout/states.messages.js';
import * as rowChangeMessages from '../../../ui/table/rowChange.messages.js';
import * as identityMessages from '../../component/identity.messages.js';
import * as accessNames from '../../access/accessNames.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as projectStateMessages from '../projectState.messages.js';

export const messages = {
  title: msg('projectEditor.title', 'New project', 'Title of the dialog that creates a project, and name of the form'),
  create: msg('projectEditor.create', 'Create project', 'Button that sends the form of a new project'),
  creating: rowChangeMessages.creating,
  created: msg<{ project: string }>('projectEditor.created', '{project} was created.', 'Above the emptied form after a project was created; project is its name and version'),
  forbidden: msg('projectEditor.forbidden', 'You may not create projects', 'Instead of the form, without the permission PORTFOLIO_MANAGEMENT'),
  name: fieldMessages.name,
  version: identityMessages.version,
  classifier: identityMessages.classifier,
  parent: msg('projectEditor.parent', 'Parent', 'Label of a field of a project: the project it belongs to'),
  parentHint: msg('projectEditor.parentHint', 'The project this one belongs to. Only active projects can be a parent.', 'Below the field projectEditor.parent'),
  parentSearch: projectStateMessages.searchByName,
  description: fieldMessages.description,
  tags: projectStateMessages.tags,
  tagsHint: msg('projectEditor.tagsHint', 'Enter or a comma adds a tag. Tags are kept in lower case.', 'Below the field projectState.tags'),
  teams: accessNames.teams,
  teamsHint: msg('projectEditor.teamsHint', 'Only they may see the project, besides those who may see everything.', 'Below the field projectEditor.teams'),
  onlyTeam: msg('projectEditor.onlyTeam', 'Your team. Only it may see the project, besides those who may see everything.', 'Below the field projectEditor.teams, which holds the only team of the user and cannot be changed'),
  noTeam: msg('projectEditor.noTeam', 'You belong to no team. Only those who may see everything will see the project, until an administrator gives it to a team.', 'Instead of the field projectEditor.teams'),
  teamsFailed: msg<{ reason: string }>('projectEditor.teamsFailed', 'The teams could not be loaded. {reason} Without them, not everybody who should may see the project.', 'Instead of the field projectEditor.teams; reason is a sentence'),
  retry: statesMessages.retry,
  identity: msg('projectEditor.identity', 'Identity', 'Opens the fields by which a project is recognised: group, package URL, CPE, SWID tag'),
  group: identityMessages.longGroup,
  purl: identityMessages.purl,
  cpe: identityMessages.cpe,
  swidTagId: identityMessages.swidTagId,

  required: msg('projectEditor.problem.required', 'A project needs a name.', 'Problem of the field field.name'),

  noTeams: msg('projectEditor.problem.noTeams', 'Choose at least one team, so that somebody sees the project.', 'Problem of the field projectEditor.teams'),

  taken: msg<{ project: string }>('projectEditor.taken', '{project} exists already. Choose another name or version.', 'Problem of the field field.name: another project has the same name and version'),
  takenVersion: msg('projectEditor.takenVersion', 'Taken together with this name.', 'Problem of the field identity.version: another project has the same name and version'),
  isItself: msg('projectEditor.isItself', 'This project itself', 'Below a name in the list of possible parents: why it cannot be chosen'),
  isBelow: msg('projectEditor.isBelow', 'Belongs to this project', 'Below a name in the list of possible parents: why it cannot be chosen'),
  parentInactive: msg('projectEditor.parentInactive', 'This project is inactive now and cannot be a parent.', 'Problem of the field projectEditor.parent'),
  notCreated: msg<{ reason: string }>('projectEditor.notCreated', 'The project was not created. {reason}', 'Above the form after a failure; reason is one or two sentences. What was typed is still there'),
};
