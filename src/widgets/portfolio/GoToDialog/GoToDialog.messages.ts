import { componentSearchFailed } from '../../../entities/component/componentSearch.messages.js';
import { msg } from '../../../i18n/msg.js';
import * as license from '../../../entities/license/license.messages.js';
import * as projectState from '../../../entities/project/projectState.messages.js';
import * as subject from '../../../entities/project/subject.messages.js';
import { noMatchFor } from '../../../ui/layout/outcome.messages.js';

export const messages = {
  title: msg('goToDialog.title', 'Go to…', 'Title of the dialog that finds pages, projects, and vulnerabilities while typing'),
  field: msg('goToDialog.field', 'Project, page, component, or ID', 'Label of the search field of the dialog. ID is a vulnerability ID. At most 32 characters'),
  list: msg('goToDialog.list', 'Search results', 'Screen-reader name of the list of results'),
  pages: msg('goToDialog.pages', 'Pages and actions', 'Heading of the pages of the console and the actions available everywhere'),
  projects: subject.projects,
  vulnerabilities: subject.vulnerabilities,
  licenses: license.licenses,
  components: subject.components,
  searchComponents: msg<{ text: string }>('goToDialog.searchComponents', 'Search components for “{text}”', 'Entry that opens the component search of all projects. text is the entered text'),
  projectCount: subject.projectCount,
  projectsAtLeast: msg<{ count: number }>(
    'goToDialog.projectsAtLeast',
    '{count, plural, one {At least # project} other {At least # projects}}',
    'Beside a component: number of projects that have it, while there may be more. At most 24 characters',
  ),
  inactiveProjects: msg<{ count: number }>('goToDialog.inactiveProjects', '{count, plural, one {# inactive project} other {# inactive projects}}', 'Beside a component that only inactive projects have: their number. At most 24 characters'),
  inInactive: msg<{ project: string }>('goToDialog.inInactive', '{project} (inactive)', 'Beside a component: the only project that has it, which is inactive'),
  inactive: projectState.inactive,
  searching: msg('goToDialog.searching', 'Searching…', 'While the server searches'),
  nothing: noMatchFor,
  found: msg<{ count: number }>('goToDialog.found', '{count, plural, one {# result} other {# results}}', 'Number of results, read by screen readers after typing'),
  more: msg<{ count: number }>('goToDialog.more', 'Showing {count, number} of each kind. Keep typing to narrow the list.', 'Below a list that is cut off. count is the maximum per kind'),
  projectsFailed: msg('goToDialog.projectsFailed', 'Could not search projects', 'Error title. The reason follows'),
  vulnerabilitiesFailed: msg('goToDialog.vulnerabilitiesFailed', 'Could not search vulnerabilities', 'Error title. The reason follows'),
  componentsFailed: componentSearchFailed,
  licensesFailed: msg('goToDialog.licensesFailed', 'Could not search licenses', 'Error title. The reason follows'),
  keys: msg<{ enter: string; mod: string }>('goToDialog.keys', '{enter} to open, {mod} {enter} for a new tab', 'Below the list: keys of the dialog. enter and mod are key symbols'),
};
