import { msg } from '../../../i18n/msg.js';
import * as identityMessages from '../../../entities/component/identity.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import * as projectStateMessages from '../../../entities/project/projectState.messages.js';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';

export const messages = {
  components: subjectMessages.components,
  selected: msg('projectComponents.selected', 'Selected components', 'Name of the bar that floats over the list while components are selected'),
  search: msg('projectComponents.search', 'Search components', 'Name of the search field above the list of components'),
  searchHint: msg('projectComponents.searchHint', 'Search name', 'In the empty search field above the list of components: what is searched'),
  onlyOutdated: msg('projectComponents.onlyOutdated', 'Outdated only', 'Switch: lists only components whose repository has another version'),
  onlyOutdatedTip: msg('projectComponents.onlyOutdatedTip', 'Components whose package repository names another version as the latest one.', 'Tip of the switch projectComponents.onlyOutdated'),
  onlyDirect: msg('projectComponents.onlyDirect', 'Direct only', 'Switch: lists only direct dependencies of the project'),
  onlyDirectTip: msg('projectComponents.onlyDirectTip', 'Components that the project itself depends on.', 'Tip of the switch projectComponents.onlyDirect'),
  noGraph: msg('projectComponents.noGraph', 'Which components are direct is not known: the BOM of this project has no dependency graph.', 'Why the switch projectComponents.onlyDirect cannot be used'),
  download: msg('projectComponents.download', 'Download BOM', 'Button that opens a menu of files: what they hold, as JSON or XML'),
  matches: msg<{ count: number }>('projectComponents.matches', '{count, plural, =0 {No component matches} one {# component matches} other {# components match}}', 'Count above the list while it is searched or filtered'),
  columnName: subjectMessages.component,
  purl: identityMessages.purl,
  columnVersion: identityMessages.version,
  columnLatest: identityMessages.latestVersion,
  columnGroup: identityMessages.group,
  columnInternal: identityMessages.internal,
  columnLicense: identityMessages.license,
  columnRisk: projectStateMessages.risk,
  columnRiskTip: msg('projectComponents.column.riskTip', 'Risk score: the sum of its vulnerabilities, weighted by severity. It has no upper limit.', 'Tip of the column head projectState.risk'),
  columnVulnerabilities: subjectMessages.vulnerabilities,
  add: msg('projectComponents.add', 'Add component…', 'Button above the list of components; opens a form'),
  added: msg<{ component: string }>('projectComponents.added', '{component} was added.', 'Notice; component is its name and version'),
  none: projectPlaceMessages.noComponents,
  noneAdvice: msg('projectComponents.noneAdvice', 'They come with the bill of materials of this project, or one by one.', 'Below projectPlace.noComponents'),
  upload: projectPlaceMessages.uploadBom,
  noMatch: projectPlaceMessages.noComponentMatches,
  failed: msg('projectComponents.failed', 'Components could not be loaded', 'Title instead of the list'),
  notFound: projectPlaceMessages.notFound,
  forbidden: msg('projectComponents.forbidden', 'You may not see components', 'Title instead of the list, without the permission VIEW_PORTFOLIO'),
};
