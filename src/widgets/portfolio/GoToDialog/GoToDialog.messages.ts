import { defineMessage } from 'react-intl';
import * as license from '../../../entities/license/license.messages.js';
import * as projectState from '../../../entities/project/projectState.messages.js';
import * as subject from '../../../entities/project/subject.messages.js';

export const messages = {
  title: defineMessage({
    id: 'goToDialog.title',
    defaultMessage: 'Go to…',
    description: 'Title of the dialog that finds pages, projects and vulnerabilities by typing',
  }),
  field: defineMessage({
    id: 'goToDialog.field',
    defaultMessage: 'Name of a project, page or component, or ID of a vulnerability',
    description: 'Label of the field of the dialog that finds things by typing',
  }),
  list: defineMessage({
    id: 'goToDialog.list',
    defaultMessage: 'Places',
    description: 'Name, for screen readers, of the list of what was found',
  }),
  pages: defineMessage({
    id: 'goToDialog.pages',
    defaultMessage: 'Pages and actions',
    description: 'Heading of the pages of the console and what can be done from everywhere',
  }),
  projects: subject.projects,
  vulnerabilities: subject.vulnerabilities,
  licenses: license.licenses,
  components: subject.components,
  searchComponents: defineMessage<{ readonly text: string }>({
    id: 'goToDialog.searchComponents',
    defaultMessage: 'Search components for “{text}”',
    description: 'Line that leads to the search of components over all projects, with what was typed',
  }),
  inactive: projectState.inactive,
  searching: defineMessage({
    id: 'goToDialog.searching',
    defaultMessage: 'Searching…',
    description: 'While the server looks for what was typed',
  }),
  nothing: defineMessage<{ readonly text: string }>({
    id: 'goToDialog.nothing',
    defaultMessage: 'Nothing is called “{text}”.',
    description: 'Nothing fits what was typed',
  }),
  found: defineMessage<{ readonly count: number }>({
    id: 'goToDialog.found',
    defaultMessage: '{count, plural, one {# place} other {# places}}',
    description: 'Number of things found, read by screen readers after typing',
  }),
  more: defineMessage<{ readonly count: number }>({
    id: 'goToDialog.more',
    defaultMessage: 'The first {count, number} of each kind are shown; type more to find others.',
    description: 'Below a list that was cut: there may be more than fit',
  }),
  projectsFailed: defineMessage({
    id: 'goToDialog.projectsFailed',
    defaultMessage: 'Projects could not be searched',
    description: 'Title of a failure; the reason follows',
  }),
  vulnerabilitiesFailed: defineMessage({
    id: 'goToDialog.vulnerabilitiesFailed',
    defaultMessage: 'Vulnerabilities could not be searched',
    description: 'Title of a failure; the reason follows',
  }),
  licensesFailed: defineMessage({
    id: 'goToDialog.licensesFailed',
    defaultMessage: 'Licenses could not be searched',
    description: 'Title of a failure; the reason follows',
  }),
  keys: defineMessage<{ readonly enter: string; readonly mod: string }>({
    id: 'goToDialog.keys',
    defaultMessage: '{enter} goes there, {mod} {enter} opens it in a new tab.',
    description: 'Below the list: keys of the dialog',
  }),
};
