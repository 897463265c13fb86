import { defineMessage } from 'react-intl';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as serviceMessages from '../../../entities/service/service.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import * as versionMessages from '../../../entities/component/projectVersion.messages.js';
import * as projectStateMessages from '../../../entities/project/projectState.messages.js';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';

export const messages = {
  loading: defineMessage({
    id: 'projectHeader.loading',
    defaultMessage: 'Loading the project',
    description: 'For screen readers, while the head of a project page loads',
  }),
  versions: defineMessage<{ readonly version: string }>({
    id: 'projectHeader.versions',
    defaultMessage: 'Version {version}, switch to another one',
    description: 'Name of the button that opens the list of all versions of a project',
  }),
  versionsMenu: defineMessage<{ readonly name: string }>({
    id: 'projectHeader.versionsMenu',
    defaultMessage: 'Versions of {name}',
    description: 'Name of the list of all versions of a project',
  }),
  // Not shared: a line of a menu, not a switch.
  compare: defineMessage({
    id: 'projectHeader.compare',
    defaultMessage: 'Compare',
    description:
      'Behind each other version in the list of versions: compares the version on the page with it',
  }),
  compareWith: defineMessage<{ readonly version: string }>({
    id: 'projectHeader.compareWith',
    defaultMessage: 'Compare with {version}',
    description:
      'The whole name of projectHeader.compare, for screen readers; it has to begin with the same words',
  }),
  noVersion: versionMessages.noVersion,
  inactiveVersions: versionMessages.inactiveVersions,
  inactive: projectStateMessages.inactive,
  latest: projectStateMessages.latest,
  lastBomImport: defineMessage<{ readonly time: string }>({
    id: 'projectHeader.lastBomImport',
    defaultMessage: 'Last BOM import {time}',
    description: 'Below the name of a project; time such as “today, 09:40” or “19 Nov 2026, 14:02”',
  }),
  measured: defineMessage<{ readonly time: string }>({
    id: 'projectHeader.measured',
    defaultMessage: 'Figures as of {time}',
    description:
      'Below the name of a project: when its risk score and counts were measured; time such as “today, 09:40” or “19 Nov 2026, 14:02”',
  }),
  bomImportFailed: defineMessage<{ readonly time: string }>({
    id: 'projectHeader.bomImportFailed',
    defaultMessage: 'A BOM was not taken over ({time}).',
    description:
      'Below the name of a project, before the reason in the words of the server; time such as “today, 09:40” or “19 Nov 2026, 14:02”',
  }),
  noBomImport: defineMessage({
    id: 'projectHeader.noBomImport',
    defaultMessage: 'No BOM imported yet',
    description: 'Below the name of a project',
  }),
  parent: defineMessage<{ readonly parent: string }>({
    id: 'projectHeader.parent',
    defaultMessage: 'Parent {parent}',
    description: 'Below the name of a project; parent is a link to the project it belongs to',
  }),
  references: defineMessage<{ readonly count: number }>({
    id: 'projectHeader.references',
    defaultMessage: '{count, plural, one {# reference} other {# references}}',
    description: 'Button that opens the list of links to other sites that the BOM gave',
  }),
  referencesTitle: fieldMessages.externalReferences,
  upload: projectPlaceMessages.uploadBom,
  details: defineMessage({
    id: 'projectHeader.details',
    defaultMessage: 'Details…',
    description: 'Button that opens the dialog with all that is known of the project',
  }),
  addVersion: projectStateMessages.addVersion,
  tabs: defineMessage({
    id: 'projectHeader.tabs',
    defaultMessage: 'Parts of the project',
    description: 'Name, for screen readers, of the tabs of a project page',
  }),
  overview: subjectMessages.overview,
  components: subjectMessages.components,
  services: serviceMessages.services,
  dependencyGraph: subjectMessages.dependencyGraph,
  findings: subjectMessages.findings,
  countedOnce: defineMessage<{ readonly count: number }>({
    id: 'projectHeader.countedOnce',
    defaultMessage:
      '{count, plural, one {# vulnerability} other {# vulnerabilities}}, each counted once, whatever its names',
    description: 'What the number in the tab of findings counts: its tip, and for screen readers',
  }),
  epss: defineMessage({
    id: 'projectHeader.tab.epss',
    defaultMessage: 'Exploit predictions',
    description: 'Tab of a project page',
  }),
  policyViolations: subjectMessages.violations,
  properties: subjectMessages.properties,
};
