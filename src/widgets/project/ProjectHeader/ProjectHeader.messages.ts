import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as serviceMessages from '../../../entities/service/service.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import * as versionMessages from '../../../entities/component/projectVersion.messages.js';
import * as projectStateMessages from '../../../entities/project/projectState.messages.js';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';

export const messages = {
  loading: msg('projectHeader.loading', 'Loading the project', 'For screen readers, while the head of a project page loads'),
  versions: msg<{ version: string }>('projectHeader.versions', 'Version {version}, switch to another one', 'Name of the button that opens the list of all versions of a project'),
  versionsMenu: msg<{ name: string }>('projectHeader.versionsMenu', 'Versions of {name}', 'Name of the list of all versions of a project'),
  // Not shared: a line of a menu, not a switch.
  compare: msg('projectHeader.compare', 'Compare', 'Behind each other version in the list of versions: compares the version on the page with it'),
  compareWith: msg<{ version: string }>('projectHeader.compareWith', 'Compare with {version}', 'The whole name of projectHeader.compare, for screen readers; it has to begin with the same words'),
  noVersion: versionMessages.noVersion,
  inactiveVersions: versionMessages.inactiveVersions,
  inactive: projectStateMessages.inactive,
  latest: projectStateMessages.latest,
  lastBomImport: msg<{ time: string }>('projectHeader.lastBomImport', 'Last BOM import {time}', 'Below the name of a project; time such as “today, 09:40” or “19 Nov 2026, 14:02”'),
  measured: msg<{ time: string }>('projectHeader.measured', 'Figures as of {time}', 'Below the name of a project: when its risk score and counts were measured; time such as “today, 09:40” or “19 Nov 2026, 14:02”'),
  bomImportFailed: msg<{ time: string }>(
    'projectHeader.bomImportFailed',
    'A BOM was not taken over ({time}).',
    'Below the name of a project, before the reason in the words of the server; time such as “today, 09:40” or “19 Nov 2026, 14:02”',
  ),
  noBomImport: msg('projectHeader.noBomImport', 'No BOM imported yet', 'Below the name of a project'),
  parent: msg<{ parent: string }>('projectHeader.parent', 'Parent {parent}', 'Below the name of a project; parent is a link to the project it belongs to'),
  references: msg<{ count: number }>('projectHeader.references', '{count, plural, one {# reference} other {# references}}', 'Button that opens the list of links to other sites that the BOM gave'),
  referencesTitle: fieldMessages.externalReferences,
  upload: projectPlaceMessages.uploadBom,
  details: msg('projectHeader.details', 'Details…', 'Button that opens the dialog with all that is known of the project'),
  addVersion: projectStateMessages.addVersion,
  tabs: msg('projectHeader.tabs', 'Parts of the project', 'Name, for screen readers, of the tabs of a project page'),
  overview: subjectMessages.overview,
  components: subjectMessages.components,
  services: serviceMessages.services,
  dependencyGraph: subjectMessages.dependencyGraph,
  findings: subjectMessages.findings,
  countedOnce: msg<{ count: number }>(
    'projectHeader.countedOnce',
    '{count, plural, one {# vulnerability} other {# vulnerabilities}}, each counted once, whatever its names',
    'What the number in the tab of findings counts: its tip, and for screen readers',
  ),
  epss: msg('projectHeader.tab.epss', 'Exploit predictions', 'Tab of a project page'),
  policyViolations: subjectMessages.violations,
  properties: subjectMessages.properties,
};
