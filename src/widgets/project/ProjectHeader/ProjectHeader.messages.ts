import { defineMessage } from 'react-intl';

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
  noVersion: defineMessage({
    id: 'projectHeader.noVersion',
    defaultMessage: 'Without version',
    description: 'In the list of versions: the project of that name that has none',
  }),
  inactiveVersions: defineMessage({
    id: 'projectHeader.inactiveVersions',
    defaultMessage: 'Inactive',
    description: 'Heading in the list of versions, over those that no longer count',
  }),
  inactive: defineMessage({
    id: 'projectHeader.inactive',
    defaultMessage: 'Inactive',
    description: 'Badge of a project that no longer counts',
  }),
  latest: defineMessage({
    id: 'projectHeader.latest',
    defaultMessage: 'Latest',
    description: 'Badge of the latest version of a project',
  }),
  lastBomImport: defineMessage<{ readonly time: string }>({
    id: 'projectHeader.lastBomImport',
    defaultMessage: 'Last BOM import {time}',
    description: 'Below the name of a project; time such as “today, 09:40” or “19 Nov 2026, 14:02”',
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
  referencesTitle: defineMessage({
    id: 'projectHeader.referencesTitle',
    defaultMessage: 'External references',
    description: 'Name of the list of links to other sites that the BOM gave',
  }),
  riskScore: defineMessage({
    id: 'projectHeader.riskScore',
    defaultMessage: 'Risk score',
    description: 'Label of a figure of a project',
  }),
  vulnerabilities: defineMessage({
    id: 'projectHeader.vulnerabilities',
    defaultMessage: 'Unique vulnerabilities',
    description:
      'Label of the counts by severity; one that is known by several names counts once for each component',
  }),
  notMeasured: defineMessage({
    id: 'projectHeader.notMeasured',
    defaultMessage: 'Not analyzed yet',
    description: 'Instead of figures of a project that has not been measured or never had a BOM',
  }),
  upload: defineMessage({
    id: 'projectHeader.upload',
    defaultMessage: 'Upload BOM…',
    description: 'Button that opens the dialog to upload a BOM',
  }),
  notFound: defineMessage({
    id: 'projectHeader.notFound',
    defaultMessage: 'This project does not exist, or you may not see it',
    description: 'Title instead of a project page; servers do not always tell which of both it is',
  }),
  notFoundAdvice: defineMessage({
    id: 'projectHeader.notFoundAdvice',
    defaultMessage: 'It may have been deleted. If somebody gave you the link, ask them for access.',
    description: 'Below projectHeader.notFound',
  }),
  toList: defineMessage({
    id: 'projectHeader.toList',
    defaultMessage: 'To the projects',
    description: 'Link to the list of projects, below projectHeader.notFound',
  }),
  failed: defineMessage({
    id: 'projectHeader.failed',
    defaultMessage: 'The project could not be loaded',
    description: 'Title instead of the head of a project page',
  }),
  forbidden: defineMessage({
    id: 'projectHeader.forbidden',
    defaultMessage: 'You may not see projects',
    description: 'Title instead of a project page, without the permission VIEW_PORTFOLIO',
  }),

  tabs: defineMessage({
    id: 'projectHeader.tabs',
    defaultMessage: 'Parts of the project',
    description: 'Name, for screen readers, of the tabs of a project page',
  }),
  overview: defineMessage({
    id: 'projectHeader.tab.overview',
    defaultMessage: 'Overview',
    description: 'Tab of a project page',
  }),
  components: defineMessage({
    id: 'projectHeader.tab.components',
    defaultMessage: 'Components',
    description: 'Tab of a project page',
  }),
  services: defineMessage({
    id: 'projectHeader.tab.services',
    defaultMessage: 'Services',
    description: 'Tab of a project page',
  }),
  dependencyGraph: defineMessage({
    id: 'projectHeader.tab.dependencyGraph',
    defaultMessage: 'Dependency graph',
    description: 'Tab of a project page',
  }),
  findings: defineMessage({
    id: 'projectHeader.tab.findings',
    defaultMessage: 'Findings',
    description: 'Tab of a project page',
  }),
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
  policyViolations: defineMessage({
    id: 'projectHeader.tab.policyViolations',
    defaultMessage: 'Policy violations',
    description: 'Tab of a project page',
  }),
};
