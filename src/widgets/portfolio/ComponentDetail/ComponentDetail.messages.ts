import { msg } from '../../../i18n/msg.js';
import { notAnalyzed } from '../../../entities/vocabulary/notAnalyzed.messages.js';
import { messages as propertyMessages } from '../../../entities/property/PropertyList.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as identityMessages from '../../../entities/component/identity.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import { showSuppressed } from '../../../entities/decision/suppression.messages.js';
import { vocabularyMessages } from '../../../entities/vocabulary/vocabulary.messages.js';
import * as factMessages from '../../../entities/vulnerability/vulnerabilityFact.messages.js';
import * as vulnerabilityTextMessages from '../../../entities/vulnerability/vulnerabilityText.messages.js';
import * as actionMessages from '../../../ui/controls/actions.messages.js';
import * as rowChangeMessages from '../../../ui/table/rowChange.messages.js';

export const messages = {
  forbidden: msg('componentDetail.forbidden', 'You may not see this component', 'Title instead of a component, without the permission or access to its project'),
  failed: msg('componentDetail.failed', 'The component could not be loaded', 'Title instead of a component'),
  notFound: msg('componentDetail.notFound', 'This component is not there any more', 'Title instead of a component that the server does not know'),
  notFoundAdvice: msg('componentDetail.notFoundAdvice', 'It was removed, or a newer bill of materials of its project lists another version. The search finds what there is now.', 'Below componentDetail.notFound'),
  toSearch: msg('componentDetail.toSearch', 'Search for components', 'Link below componentDetail.notFound'),
  tabs: msg('componentDetail.tabs', 'Parts of the component', 'Name of the row of tabs, for screen readers'),
  overview: subjectMessages.overview,
  vulnerabilities: subjectMessages.vulnerabilities,
  policyViolations: subjectMessages.violations,
  recalculated: msg('componentDetail.recalculated', 'The component was measured again', 'Notice'),
  recalculateFailed: msg('componentDetail.recalculateFailed', 'The component was not measured again', 'Notice; the reason follows'),
  properties: propertyMessages.properties,
  outdated: msg<{ latest: string }>('componentDetail.outdated', 'Outdated, {latest} is there', 'Badge behind the version of a component; latest is the newest version'),
  upToDate: msg('componentDetail.upToDate', 'Newest version', 'Badge behind the version of a component'),
  internal: identityMessages.internal,
  external: identityMessages.external,
  inProject: msg<{ project: string }>('componentDetail.inProject', 'in {project}', 'Below the name of a component; project is a link with its name and version'),
  latestPublished: msg<{ latest: string; date: string }>('componentDetail.latestPublished', '{latest} was published on {date}', 'Below the name of an outdated component; latest is the newest version'),
  showPaths: msg('componentDetail.showPaths', 'Paths into the project', 'Button: leads to the dependency graph of the project, with the paths to this component'),
  edit: actionMessages.edit,
  delete: rowChangeMessages.askDelete,
  saved: msg<{ component: string }>('componentDetail.saved', '{component} was saved. It is being analyzed again.', 'Notice; component is its name and version'),
  deleting: rowChangeMessages.deleting,
  notDeleted: rowChangeMessages.notDeleted,
  deleteTitle: msg<{ component: string }>('componentDetail.delete.title', 'Delete {component}?', 'Title of a question; component is its name and version'),
  deleteConfirm: msg('componentDetail.delete.confirm', 'Delete component', 'Button of the question componentDetail.delete.title'),
  deleteConsequence: msg<{ project: string }>(
    'componentDetail.delete.consequence',
    'It is removed from {project} with its findings and what was decided about them. This cannot be undone. The next bill of materials that lists it brings it back without the decisions.',
    'Below componentDetail.delete.title; project is its name and version',
  ),
  deleted: msg<{ component: string }>('componentDetail.deleted', '{component} was deleted.', 'Notice; component is its name and version'),

  overTime: msg('componentDetail.overTime', 'Vulnerabilities over time', 'Title of a chart'),
  metricsFailed: msg('componentDetail.metricsFailed', 'The figures could not be loaded', 'Instead of a chart'),
  notMeasured: notAnalyzed,
  noneInTime: msg('componentDetail.noneInTime', 'No metrics in this period', 'Instead of a chart, for a component whose metrics are older than the days that were chosen'),

  facts: msg('componentDetail.facts', 'About this component', 'Title over what the bill of materials and the package repository say'),
  noFacts: msg('componentDetail.noFacts', 'The bill of materials says nothing but its name.', 'Below componentDetail.facts'),
  purl: identityMessages.purl,
  cpe: identityMessages.cpe,
  swidTagId: identityMessages.swidTagId,
  classifier: identityMessages.classifier,
  license: identityMessages.license,
  licenseDeclared: msg('componentDetail.licenseDeclared', 'Declared by the authors', 'Below a license of a component: its authors declare it (CycloneDX: acknowledgement “declared”)'),
  licenseConcluded: msg('componentDetail.licenseConcluded', 'Concluded by analysis', 'Below a license of a component: an analysis found it (CycloneDX: acknowledgement “concluded”)'),
  licenseUnknown: msg('componentDetail.licenseUnknown', 'Not resolved to a license of this server', 'Below a license of a component that the server has as text only, because its list of licenses lacks it, or the exception after WITH'),
  copyright: identityMessages.copyright,
  filename: identityMessages.filename,
  notes: identityMessages.notes,
  description: fieldMessages.description,
  latestVersion: identityMessages.latestVersion,
  latestDate: msg('componentDetail.latestDate', 'Latest published', 'Label: when the newest version was published'),
  lastCheck: msg('componentDetail.lastCheck', 'Looked up', 'Label: when the package repository was last asked for the newest version'),
  supplier: identityMessages.supplier,
  author: identityMessages.author,
  publisher: identityMessages.publisher,
  references: vulnerabilityTextMessages.references,

  uses: msg('componentDetail.uses', 'Where it is used', 'Title of a list: the projects of the portfolio that have the same component'),
  usesNote: msg('componentDetail.usesNote', 'in projects that you may see', 'Beside componentDetail.uses'),
  usesBy: msg('componentDetail.usesBy', 'Compared by', 'Name of a choice between componentDetail.samePurl and componentDetail.anyVersion'),
  samePurl: msg('componentDetail.samePurl', 'Same package URL', 'Choice: lists components with the same package URL, and so the same version'),
  anyVersion: msg('componentDetail.anyVersion', 'Same name, any version', 'Choice: lists components with the same group and name'),
  usesTotal: msg<{ count: number }>('componentDetail.usesTotal', '{count, plural, one {found once} other {found # times}}', 'Count above the list componentDetail.uses'),
  noUses: msg('componentDetail.noUses', 'The server does not find it by this', 'Instead of the list componentDetail.uses'),
  usesFailed: msg('componentDetail.usesFailed', 'Other uses could not be loaded', 'Instead of the list componentDetail.uses'),
  longerPurls: msg('componentDetail.longerPurls', 'Also what only contains this package URL, such as 1.2.10 for 1.2.1', 'Beside the range of rows: the list has others than the same package URL'),
  longerNames: msg('componentDetail.longerNames', 'Also what only contains this name', 'Beside the range of rows: the list has others than the same name'),

  searchVulnerabilities: msg('componentDetail.searchVulnerabilities', 'Search vulnerabilities of this component', 'Name of the search field above a list'),
  searchVulnerabilitiesHint: msg('componentDetail.searchVulnerabilitiesHint', 'Part of an identifier', 'In the empty field componentDetail.searchVulnerabilities: what is searched'),
  showSuppressed,
  showSuppressedTip: msg('componentDetail.showSuppressedTip', 'Vulnerabilities that were dismissed for this component.', 'Tip of the switch componentDetail.showSuppressed'),
  vulnerabilityTotal: msg<{ count: number }>(
    'componentDetail.vulnerabilityTotal',
    '{count, plural, =0 {No vulnerability known} one {# vulnerability known} other {# vulnerabilities known}}',
    'Count above the list of vulnerabilities of a component',
  ),
  noVulnerabilities: msg('componentDetail.noVulnerabilities', 'No vulnerability is known', 'Title instead of the list of vulnerabilities of a component'),
  noVulnerabilitiesAdvice: msg('componentDetail.noVulnerabilitiesAdvice', 'None that counts: dismissed ones are shown by the switch above.', 'Below componentDetail.noVulnerabilities'),
  vulnerabilitiesFailed: msg('componentDetail.vulnerabilitiesFailed', 'Its vulnerabilities could not be loaded', 'Title instead of the list of vulnerabilities of a component'),
  columnId: fieldMessages.identifier,
  source: factMessages.source,
  columnTitle: factMessages.title,
  columnSeverity: factMessages.severity,
  columnPublished: factMessages.published,
  columnCwes: factMessages.weaknesses,
  columnCvss: factMessages.cvss,
  columnEpss: factMessages.epss,
  // Not shared: the head of a column.
  columnAnalysis: msg('componentDetail.column.analysis', 'Analysis', 'Column head: what was decided about a vulnerability of a component'),
  suppressed: vocabularyMessages.suppressed,
};
