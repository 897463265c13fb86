import { msg } from '../../../i18n/msg.js';
import * as actionMessages from '../../../ui/controls/actions.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as serviceMessages from '../../../entities/service/service.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import * as versionMessages from '../../../entities/component/projectVersion.messages.js';
import * as projectStateMessages from '../../../entities/project/projectState.messages.js';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';
import { metricsAsOf } from '../../../entities/project/recalculation.messages.js';

export const messages = {
  loading: msg('projectHeader.loading', 'Loading project…', 'Screen-reader text while the head of a project page loads'),
  versions: msg<{ version: string }>('projectHeader.versions', 'Version {version}. Switch version', 'Screen-reader name of the button that opens the list of versions; version such as 2.4.0'),
  versionsMenu: msg<{ name: string }>('projectHeader.versionsMenu', 'Versions of {name}', 'Screen-reader name of the list of versions; name is the project name'),
  compare: projectStateMessages.compare,
  compareWith: msg<{ version: string }>('projectHeader.compareWith', 'Compare with {version}', 'Screen-reader name of projectHeader.compare; must begin with the same words'),
  noVersion: versionMessages.noVersion,
  inactiveVersions: versionMessages.inactiveVersions,
  inactive: projectStateMessages.inactive,
  latest: projectStateMessages.latest,
  lastBomImport: msg<{ time: string }>('projectHeader.lastBomImport', 'Last BOM import {time}', 'Below the project name; time such as “today, 09:40” or “19 Nov 2026, 14:02”'),
  measured: metricsAsOf,
  bomImportFailed: msg<{ time: string }>('projectHeader.bomImportFailed', 'BOM import failed ({time}).', 'Below the project name, before the server’s reason; time such as “today, 09:40”'),
  noBomImport: msg('projectHeader.noBomImport', 'No BOM yet', 'Below the project name: no BOM was imported'),
  parent: msg<{ parent: string }>('projectHeader.parent', 'Parent: {parent}', 'Below the project name; parent is a link to the parent project'),
  references: msg<{ count: number }>('projectHeader.references', '{count, plural, one {# reference} other {# references}}', 'Button that opens the list of external links from the BOM; count is their number'),
  referencesTitle: fieldMessages.externalReferences,
  upload: projectPlaceMessages.uploadBom,
  // Not shared: the details of a project, not those of an error.
  details: msg('projectHeader.details', 'Details', 'Button that opens the dialog with all project details, for users who cannot edit them. At most 20 characters'),
  edit: actionMessages.edit,
  addVersion: projectStateMessages.addVersion,
  tabs: msg('projectHeader.tabs', 'Project sections', 'Screen-reader name of the tabs of a project page'),
  overview: subjectMessages.overview,
  components: subjectMessages.components,
  services: serviceMessages.services,
  dependencyGraph: subjectMessages.dependencyGraph,
  findings: subjectMessages.findings,
  countedOnce: msg<{ count: number }>(
    'projectHeader.countedOnce',
    '{count, plural, one {# vulnerability} other {# vulnerabilities}}, aliases counted once',
    'Tooltip and screen-reader text of the number in the Findings tab; count is that number',
  ),
  epss: msg('projectHeader.tab.epss', 'Exploit predictions', 'Tab of a project page. At most 20 characters'),
  policyViolations: subjectMessages.violations,
  properties: subjectMessages.properties,
};
