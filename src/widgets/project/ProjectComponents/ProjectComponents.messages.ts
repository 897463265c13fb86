import { msg } from '../../../i18n/msg.js';
import * as identityMessages from '../../../entities/component/identity.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import * as projectStateMessages from '../../../entities/project/projectState.messages.js';
import * as projectPlaceMessages from '../../../entities/project/projectPlace.messages.js';
import { forbidden } from '../../../ui/layout/outcome.messages.js';
import { matches } from '../../../ui/layout/outcome.messages.js';
import { searchByName } from '../../../ui/controls/actions.messages.js';
import { addComponent } from '../../../entities/project/portfolioText.messages.js';

export const messages = {
  components: subjectMessages.components,
  selected: msg('projectComponents.selected', 'Selected components', 'Screen-reader name of the bar shown while components are selected'),
  search: subjectMessages.searchComponents,
  searchHint: searchByName,
  onlyOutdated: msg('projectComponents.onlyOutdated', 'Outdated only', 'Switch: lists only components with another latest version in their repository'),
  onlyOutdatedTip: msg('projectComponents.onlyOutdatedTip', 'The package repository has a different latest version.', 'Tooltip of the switch projectComponents.onlyOutdated'),
  onlyDirect: msg('projectComponents.onlyDirect', 'Direct only', 'Switch: lists only direct dependencies of the project'),
  onlyDirectTip: msg('projectComponents.onlyDirectTip', 'Components the project depends on directly.', 'Tooltip of the switch projectComponents.onlyDirect'),
  noGraph: msg('projectComponents.noGraph', 'The BOM of this project has no dependency graph.', 'Tooltip: why the switch projectComponents.onlyDirect is disabled'),
  download: msg('projectComponents.download', 'Download BOM', 'Button that opens a menu with contents and formats (JSON, XML). At most 20 characters'),
  matches,
  columnName: subjectMessages.component,
  purl: identityMessages.purl,
  columnVersion: identityMessages.version,
  columnLatest: identityMessages.latestVersion,
  columnGroup: identityMessages.group,
  columnInternal: identityMessages.internal,
  columnLicense: identityMessages.license,
  columnRisk: projectStateMessages.risk,
  columnRiskTip: subjectMessages.riskTip,
  columnVulnerabilities: subjectMessages.vulnerabilities,
  add: addComponent,
  added: msg<{ component: string }>('projectComponents.added', '{component} added', 'Notice; component is its name and version'),
  none: projectPlaceMessages.noComponents,
  noneAdvice: msg('projectComponents.noneAdvice', 'Upload a BOM, or add components manually.', 'Advice below projectPlace.noComponents'),
  upload: projectPlaceMessages.uploadBom,
  noMatch: projectPlaceMessages.noComponentMatches,
  failed: subjectMessages.componentsFailed,
  notFound: projectPlaceMessages.notFound,
  forbidden,
};
