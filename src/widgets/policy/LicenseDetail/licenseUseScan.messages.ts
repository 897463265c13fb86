import { defineMessage } from 'react-intl';
import { messages as scan } from '../../../entities/project/portfolioScan/scan.messages.js';
import { license } from '../../../entities/component/identity.messages.js';
import { messages as use } from './LicenseUse.messages.js';

/** What the search for the components with a license says. */
export const messages = {
  license,
  heading: use.heading,
  inactive: scan.inactive,
  restart: scan.restart,
  hits: defineMessage<{ readonly components: number; readonly projects: number }>({
    id: 'licenseUse.hits',
    defaultMessage:
      '{components, plural, one {# component} other {# components}} in {projects, plural, one {# project} other {# projects}} {components, plural, one {has} other {have}} it',
    description: 'Result, in bold; “it” is the license',
  }),
  noHits: defineMessage({
    id: 'licenseUse.noHits',
    defaultMessage: 'No component has it',
    description: 'Result, in bold; “it” is the license',
  }),
  changed: defineMessage({
    id: 'licenseUse.changed',
    defaultMessage: 'What to look at was changed since. Look again to see which components have it now.',
    description:
      'Above the result of a search that looked at other projects than are chosen now; “it” is the license',
  }),
  projects: defineMessage({
    id: 'licenseUse.projects',
    defaultMessage: 'Projects with components that have this license',
    description: 'Name of a list, for screen readers',
  }),
  inProject: defineMessage<{ readonly project: string; readonly count: number }>({
    id: 'licenseUse.inProject',
    defaultMessage: '{project}: {count, plural, one {# component} other {# components}}',
    description: 'How many components of a project have the license',
  }),
};
