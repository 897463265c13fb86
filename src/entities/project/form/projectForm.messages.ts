import { msg } from '../../../i18n/msg.js';
import { messages as statesMessages } from '../../../ui/layout/states.messages.js';
import * as rowChangeMessages from '../../../ui/table/rowChange.messages.js';
import * as identityMessages from '../../component/identity.messages.js';
import * as accessNames from '../../access/accessNames.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as projectStateMessages from '../projectState.messages.js';
import { notSaved } from '../../../ui/layout/outcome.messages.js';
import { searchByName } from '../../../ui/controls/actions.messages.js';
import { thisProject } from '../portfolioText.messages.js';
import { createProject } from '../portfolioText.messages.js';

export const messages = {
  create: createProject,
  creating: rowChangeMessages.creating,
  created: msg<{ project: string }>('projectEditor.created', '{project} created', 'Above the cleared form after a project was created; {project} is its name and version'),
  forbidden: msg('projectEditor.forbidden', 'You do not have permission to create projects', 'Title that replaces the form without the permission PORTFOLIO_MANAGEMENT'),
  name: fieldMessages.name,
  version: identityMessages.version,
  classifier: identityMessages.classifier,
  parent: msg('projectEditor.parent', 'Parent', 'Field label; the parent of a project'),
  parentSearch: searchByName,
  description: fieldMessages.description,
  tags: projectStateMessages.tags,
  tagsHint: msg('projectEditor.tagsHint', 'A comma also adds a tag. Tags are saved in lowercase.', 'Help below the field projectState.tags'),
  teams: accessNames.teams,
  teamsHint: msg('projectEditor.teamsHint', 'Only these teams and users who can see all projects can see it.', 'Help below the field projectEditor.teams'),
  onlyTeam: msg('projectEditor.onlyTeam', 'Only your team and users who can see all projects can see it.', 'Help below the field projectEditor.teams when it is fixed to the only team of the user'),
  noTeam: msg('projectEditor.noTeam', 'You have no team. Until one is assigned, only users who can see all projects can see it.', 'Replaces the field projectEditor.teams'),
  teamsFailed: msg<{ reason: string }>('projectEditor.teamsFailed', 'Could not load teams. {reason} Without a team, some users might not see the project.', 'Replaces the field projectEditor.teams; {reason} is a sentence'),
  retry: statesMessages.retry,
  identity: msg('projectEditor.identity', 'Identity', 'Button that shows the fields that identify a project: group, package URL, CPE, SWID tag'),
  group: identityMessages.longGroup,
  purl: identityMessages.purl,
  cpe: identityMessages.cpe,
  swidTagId: identityMessages.swidTagId,

  required: msg('projectEditor.problem.required', 'Enter a project name.', 'Error below the field field.name'),

  noTeams: msg('projectEditor.problem.noTeams', 'Select at least one team.', 'Error below the field projectEditor.teams'),

  taken: msg<{ project: string }>('projectEditor.taken', '{project} already exists. Choose another name or version.', 'Error below the field field.name when another project has the same name and version; {project} is that project'),
  takenVersion: msg('projectEditor.takenVersion', 'Already used with this name.', 'Error below the field identity.version when another project has the same name and version'),
  isItself: thisProject,
  isBelow: msg('projectEditor.isBelow', 'Child of this project', 'Below a name in the list of possible parents, as the reason it cannot be selected'),
  parentInactive: msg('projectEditor.parentInactive', 'Inactive projects cannot be parents.', 'Error below the field projectEditor.parent'),
  notCreated: notSaved,
};
