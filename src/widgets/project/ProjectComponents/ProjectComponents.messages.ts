import { defineMessage } from 'react-intl';
import * as identityMessages from '../../../entities/component/identity.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import * as projectStateMessages from '../../../entities/project/projectState.messages.js';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';

export const messages = {
  components: subjectMessages.components,
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
      'Which components are direct is not known: the BOM of this project has no dependency graph.',
    description: 'Why the switch projectComponents.onlyDirect cannot be used',
  }),
  download: defineMessage({
    id: 'projectComponents.download',
    defaultMessage: 'Download BOM',
    description: 'Button that opens a menu of files: what they hold, as JSON or XML',
  }),
  matches: defineMessage<{ readonly count: number }>({
    id: 'projectComponents.matches',
    defaultMessage:
      '{count, plural, =0 {No component matches} one {# component matches} other {# components match}}',
    description: 'Count above the list while it is searched or filtered',
  }),
  columnName: subjectMessages.component,
  purl: identityMessages.purl,
  columnVersion: identityMessages.version,
  columnLatest: identityMessages.latestVersion,
  columnGroup: identityMessages.group,
  columnInternal: identityMessages.internal,
  columnLicense: identityMessages.license,
  columnRisk: projectStateMessages.risk,
  columnRiskTip: defineMessage({
    id: 'projectComponents.column.riskTip',
    defaultMessage:
      'Risk score: the sum of its vulnerabilities, weighted by severity. It has no upper limit.',
    description: 'Tip of the column head projectState.risk',
  }),
  columnVulnerabilities: subjectMessages.vulnerabilities,
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
  none: projectPlaceMessages.noComponents,
  noneAdvice: defineMessage({
    id: 'projectComponents.noneAdvice',
    defaultMessage: 'They come with the bill of materials of this project, or one by one.',
    description: 'Below projectPlace.noComponents',
  }),
  upload: projectPlaceMessages.uploadBom,
  noMatch: projectPlaceMessages.noComponentMatches,
  failed: defineMessage({
    id: 'projectComponents.failed',
    defaultMessage: 'Components could not be loaded',
    description: 'Title instead of the list',
  }),
  notFound: projectPlaceMessages.notFound,
  forbidden: defineMessage({
    id: 'projectComponents.forbidden',
    defaultMessage: 'You may not see components',
    description: 'Title instead of the list, without the permission VIEW_PORTFOLIO',
  }),
};
