import { defineMessage } from 'react-intl';

export const messages = {
  components: defineMessage({
    id: 'projectComponents.components',
    defaultMessage: 'Components',
    description: 'Name of the list of components, for screen readers',
  }),
  selected: defineMessage({
    id: 'projectComponents.selected',
    defaultMessage: 'Selected components',
    description: 'Name of the bar that floats over the list while components are selected',
  }),
  search: defineMessage({
    id: 'projectComponents.search',
    defaultMessage: 'Search components',
    description: 'Name of the search field above the list of components',
  }),
  searchHint: defineMessage({
    id: 'projectComponents.searchHint',
    defaultMessage: 'Search name',
    description: 'In the empty search field above the list of components: what is searched',
  }),
  onlyOutdated: defineMessage({
    id: 'projectComponents.onlyOutdated',
    defaultMessage: 'Outdated only',
    description: 'Switch: lists only components whose repository has another version',
  }),
  onlyOutdatedTip: defineMessage({
    id: 'projectComponents.onlyOutdatedTip',
    defaultMessage: 'Components whose package repository names another version as the latest one.',
    description: 'Tip of the switch projectComponents.onlyOutdated',
  }),
  onlyDirect: defineMessage({
    id: 'projectComponents.onlyDirect',
    defaultMessage: 'Direct only',
    description: 'Switch: lists only direct dependencies of the project',
  }),
  onlyDirectTip: defineMessage({
    id: 'projectComponents.onlyDirectTip',
    defaultMessage: 'Components that the project itself depends on.',
    description: 'Tip of the switch projectComponents.onlyDirect',
  }),
  noGraph: defineMessage({
    id: 'projectComponents.noGraph',
    defaultMessage:
      'Nobody knows which components are direct: the BOM of this project has no dependency graph.',
    description: 'Why the switch projectComponents.onlyDirect cannot be used',
  }),
  download: defineMessage({
    id: 'projectComponents.download',
    defaultMessage: 'Download BOM',
    description: 'Button that opens a menu of files: what they hold, as JSON or XML',
  }),
  inventory: defineMessage({
    id: 'projectComponents.inventory',
    defaultMessage: 'Inventory',
    description: 'In the menu projectComponents.download: the components and nothing else',
  }),
  withVulnerabilities: defineMessage({
    id: 'projectComponents.withVulnerabilities',
    defaultMessage: 'With vulnerabilities',
    description: 'In the menu projectComponents.download: the components with their vulnerabilities',
  }),
  vdr: defineMessage({
    id: 'projectComponents.vdr',
    defaultMessage: 'With vulnerabilities and decisions (VDR)',
    description: 'In the menu projectComponents.download: a vulnerability disclosure report',
  }),
  format: defineMessage<{ readonly format: string }>({
    id: 'projectComponents.format',
    defaultMessage: 'CycloneDX {format}',
    description: 'Over a part of the menu projectComponents.download; format is JSON or XML',
  }),
  matches: defineMessage<{ readonly count: number }>({
    id: 'projectComponents.matches',
    defaultMessage:
      '{count, plural, =0 {No component matches} one {# component matches} other {# components match}}',
    description: 'Count above the list while it is searched or filtered',
  }),
  columnName: defineMessage({
    id: 'projectComponents.column.name',
    defaultMessage: 'Component',
    description: 'Column head: name of the component',
  }),
  purl: defineMessage({
    id: 'projectComponents.purl',
    defaultMessage: 'Package URL',
    description: 'Column head in exported files: the package URL of the component',
  }),
  columnVersion: defineMessage({
    id: 'projectComponents.column.version',
    defaultMessage: 'Version',
    description: 'Column head',
  }),
  columnLatest: defineMessage({
    id: 'projectComponents.column.latest',
    defaultMessage: 'Latest version',
    description: 'Column head: newest version that the package repository knows',
  }),
  columnGroup: defineMessage({
    id: 'projectComponents.column.group',
    defaultMessage: 'Group',
    description: 'Column head: group, namespace or vendor of the component',
  }),
  columnInternal: defineMessage({
    id: 'projectComponents.column.internal',
    defaultMessage: 'Internal',
    description: 'Column head: whether the organisation itself makes the component',
  }),
  columnLicense: defineMessage({
    id: 'projectComponents.column.license',
    defaultMessage: 'License',
    description: 'Column head',
  }),
  columnRisk: defineMessage({
    id: 'projectComponents.column.risk',
    defaultMessage: 'Risk',
    description: 'Column head: risk score of the component',
  }),
  columnRiskTip: defineMessage({
    id: 'projectComponents.column.riskTip',
    defaultMessage:
      'Risk score: the sum of its vulnerabilities, weighted by severity. It has no upper limit.',
    description: 'Tip of the column head projectComponents.column.risk',
  }),
  columnVulnerabilities: defineMessage({
    id: 'projectComponents.column.vulnerabilities',
    defaultMessage: 'Vulnerabilities',
    description: 'Column head: counts by severity',
  }),
  isInternal: defineMessage({
    id: 'projectComponents.isInternal',
    defaultMessage: 'Internal',
    description: 'Name of the tick in the column projectComponents.column.internal',
  }),
  notMeasured: defineMessage({
    id: 'projectComponents.notMeasured',
    defaultMessage: 'Not analyzed yet',
    description: 'Instead of counts of a component that has not been measured',
  }),
  add: defineMessage({
    id: 'projectComponents.add',
    defaultMessage: 'Add component…',
    description: 'Button above the list of components; opens a form',
  }),
  added: defineMessage<{ readonly component: string }>({
    id: 'projectComponents.added',
    defaultMessage: '{component} was added.',
    description: 'Notice; component is its name and version',
  }),
  none: defineMessage({
    id: 'projectComponents.none',
    defaultMessage: 'No components yet',
    description: 'Title instead of the list while the project has none',
  }),
  noneAdvice: defineMessage({
    id: 'projectComponents.noneAdvice',
    defaultMessage: 'They come with the bill of materials of this project, or one by one.',
    description: 'Below projectComponents.none',
  }),
  upload: defineMessage({
    id: 'projectComponents.upload',
    defaultMessage: 'Upload BOM…',
    description: 'Button below projectComponents.none',
  }),
  noMatch: defineMessage({
    id: 'projectComponents.noMatch',
    defaultMessage: 'No component matches',
    description: 'Title instead of the list when search and switches leave none',
  }),
  failed: defineMessage({
    id: 'projectComponents.failed',
    defaultMessage: 'Components could not be loaded',
    description: 'Title instead of the list',
  }),
  notFound: defineMessage({
    id: 'projectComponents.notFound',
    defaultMessage: 'This project does not exist, or you may not see it',
    description: 'Title instead of the list',
  }),
  forbidden: defineMessage({
    id: 'projectComponents.forbidden',
    defaultMessage: 'You may not see components',
    description: 'Title instead of the list, without the permission VIEW_PORTFOLIO',
  }),
};
