import { msg } from '../../../i18n/msg.js';
import * as license from '../../../entities/license/license.messages.js';
import * as projectState from '../../../entities/project/projectState.messages.js';
import * as subject from '../../../entities/project/subject.messages.js';

export const messages = {
  title: msg('goToDialog.title', 'Go to…', 'Title of the dialog that finds pages, projects and vulnerabilities by typing'),
  field: msg('goToDialog.field', 'Name of a project, page or component, or ID of a vulnerability', 'Label of the field of the dialog that finds things by typing'),
  list: msg('goToDialog.list', 'Places', 'Name, for screen readers, of the list of what was found'),
  pages: msg('goToDialog.pages', 'Pages and actions', 'Heading of the pages of the console and what can be done from everywhere'),
  projects: subject.projects,
  vulnerabilities: subject.vulnerabilities,
  licenses: license.licenses,
  components: subject.components,
  searchComponents: msg<{ text: string }>('goToDialog.searchComponents', 'Search components for “{text}”', 'Line that leads to the search of components over all projects, with what was typed'),
  inactive: projectState.inactive,
  searching: msg('goToDialog.searching', 'Searching…', 'While the server looks for what was typed'),
  nothing: msg<{ text: string }>('goToDialog.nothing', 'Nothing is called “{text}”.', 'Nothing fits what was typed'),
  found: msg<{ count: number }>('goToDialog.found', '{count, plural, one {# place} other {# places}}', 'Number of things found, read by screen readers after typing'),
  more: msg<{ count: number }>('goToDialog.more', 'The first {count, number} of each kind are shown; type more to find others.', 'Below a list that was cut: there may be more than fit'),
  projectsFailed: msg('goToDialog.projectsFailed', 'Projects could not be searched', 'Title of a failure; the reason follows'),
  vulnerabilitiesFailed: msg('goToDialog.vulnerabilitiesFailed', 'Vulnerabilities could not be searched', 'Title of a failure; the reason follows'),
  licensesFailed: msg('goToDialog.licensesFailed', 'Licenses could not be searched', 'Title of a failure; the reason follows'),
  keys: msg<{ enter: string; mod: string }>('goToDialog.keys', '{enter} goes there, {mod} {enter} opens it in a new tab.', 'Below the list: keys of the dialog'),
};
