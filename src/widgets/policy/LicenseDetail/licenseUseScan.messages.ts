import { msg } from '../../../i18n/msg.js';
import { messages as scan } from '../../../entities/project/portfolioScan/scan.messages.js';
import { license } from '../../../entities/component/identity.messages.js';
import { messages as use } from './LicenseUse.messages.js';

/** What the search for the components with a license says. */
export const messages = {
  license,
  heading: use.heading,
  inactive: scan.inactive,
  restart: scan.restart,
  hits: msg<{ components: number; projects: number }>(
    'licenseUse.hits',
    '{components, plural, one {# component} other {# components}} in {projects, plural, one {# project} other {# projects}} {components, plural, one {has} other {have}} it',
    'Result, in bold; “it” is the license',
  ),
  noHits: msg('licenseUse.noHits', 'No component has it', 'Result, in bold; “it” is the license'),
  changed: msg('licenseUse.changed', 'What to look at was changed since. Look again to see which components have it now.', 'Above the result of a search that looked at other projects than are chosen now; “it” is the license'),
  projects: msg('licenseUse.projects', 'Projects with components that have this license', 'Name of a list, for screen readers'),
  inProject: msg<{ project: string; count: number }>('licenseUse.inProject', '{project}: {count, plural, one {# component} other {# components}}', 'How many components of a project have the license'),
};
