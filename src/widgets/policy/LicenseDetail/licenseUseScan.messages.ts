import { msg } from '../../../i18n/msg.js';
import { messages as scan } from '../../../entities/project/portfolioScan/scan.messages.js';
import { license } from '../../../entities/component/identity.messages.js';
import { messages as use } from './LicenseUse.messages.js';
import { scanOutdated } from '../../../entities/project/subject.messages.js';

/** The texts of the search for components with a license. */
export const messages = {
  license,
  heading: use.heading,
  inactive: scan.inactive,
  restart: scan.restart,
  hits: msg<{ components: number; projects: number }>(
    'licenseUse.hits',
    '{components, plural, one {# component} other {# components}} in {projects, plural, one {# project} other {# projects}}',
    'Result of the scan for components with a license, in bold',
  ),
  noHits: msg('licenseUse.noHits', 'No components use it', 'Result of the scan, in bold. “it” is the license'),
  changed: scanOutdated,
  projects: msg('licenseUse.projects', 'Projects with this license', 'Screen-reader name of the list of projects that have components with the license'),
  inProject: msg<{ project: string; count: number }>('licenseUse.inProject', '{project}: {count, plural, one {# component} other {# components}}', 'Row: number of components of a project with the license. project is its name'),
};
