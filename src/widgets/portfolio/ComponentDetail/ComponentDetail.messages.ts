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
import { findingsTip } from '../../../entities/decision/suppression.messages.js';
import { forbidden } from '../../../ui/layout/outcome.messages.js';
import { done } from '../../../entities/project/recalculation.messages.js';
import { refused } from '../../../entities/project/recalculation.messages.js';
import { failed } from '../../../entities/project/recalculation.messages.js';
import { knownVulnerabilities } from '../../../entities/project/portfolioText.messages.js';

export const messages = {
  forbidden,
  failed: msg('componentDetail.failed', 'Could not load the component', 'Error title instead of a component'),
  notFound: msg('componentDetail.notFound', 'Component not found', 'Error title instead of a component that does not exist'),
  notFoundAdvice: msg('componentDetail.notFoundAdvice', 'It may have been deleted, or a newer BOM lists another version.', 'Below componentDetail.notFound'),
  toSearch: subjectMessages.searchComponents,
  tabs: msg('componentDetail.tabs', 'Component sections', 'Screen-reader name of the row of tabs'),
  overview: subjectMessages.overview,
  vulnerabilities: subjectMessages.vulnerabilities,
  policyViolations: subjectMessages.violations,
  recalculated: done,
  recalculateFailed: refused,
  properties: propertyMessages.properties,
  outdated: msg<{ latest: string }>('componentDetail.outdated', 'Outdated. Latest: {latest}', 'Badge after the version of a component. latest is the latest version'),
  upToDate: identityMessages.latestVersion,
  internal: identityMessages.internal,
  external: identityMessages.external,
  inProject: msg<{ project: string }>('componentDetail.inProject', 'in {project}', 'Below the name of a component; project is a link with its name and version'),
  latestPublished: msg<{ latest: string; date: string }>('componentDetail.latestPublished', '{latest} published on {date}', 'Below the name of an outdated component. latest is the latest version'),
  showPaths: msg('componentDetail.showPaths', 'Show paths', 'Button that opens the dependency graph of the project with the paths to this component. At most 20 characters'),
  edit: actionMessages.edit,
  delete: rowChangeMessages.askDelete,
  saved: msg<{ component: string }>('componentDetail.saved', '{component} saved, analysis started', 'Notice. component is its name and version'),
  deleting: rowChangeMessages.deleting,
  notDeleted: rowChangeMessages.notDeleted,
  deleteTitle: msg<{ component: string }>('componentDetail.delete.title', 'Delete {component}?', 'Title of a confirmation. component is its name and version'),
  deleteConfirm: msg('componentDetail.delete.confirm', 'Delete component', 'Button of the confirmation componentDetail.delete.title'),
  deleteConsequence: msg<{ project: string }>(
    'componentDetail.delete.consequence',
    'Its findings and audit decisions in {project} are deleted too. A later BOM can add it again, but without the decisions. This cannot be undone.',
    'Below componentDetail.delete.title. project is its name and version',
  ),
  deleted: msg<{ component: string }>('componentDetail.deleted', '{component} deleted', 'Notice. component is its name and version'),

  overTime: msg('componentDetail.overTime', 'Vulnerabilities over time', 'Title of a chart'),
  metricsFailed: failed,
  notMeasured: notAnalyzed,
  noneInTime: msg('componentDetail.noneInTime', 'No metrics in this period', 'Instead of a chart, for a component without metrics in the chosen period'),

  facts: msg('componentDetail.facts', 'About this component', 'Title above the data from the BOM and the package repository'),
  noFacts: msg('componentDetail.noFacts', 'The BOM contains only its name.', 'Below componentDetail.facts'),
  purl: identityMessages.purl,
  cpe: identityMessages.cpe,
  swidTagId: identityMessages.swidTagId,
  classifier: identityMessages.classifier,
  license: identityMessages.license,
  licenseDeclared: msg('componentDetail.licenseDeclared', 'Declared by the authors', 'Below a license of a component: its authors declare it (CycloneDX acknowledgement “declared”)'),
  licenseConcluded: msg('componentDetail.licenseConcluded', 'Concluded by analysis', 'Below a license of a component: an analysis found it (CycloneDX acknowledgement “concluded”)'),
  licenseUnknown: msg('componentDetail.licenseUnknown', 'No matching license on this server', 'Below a license or license exception that the server has only as text'),
  copyright: identityMessages.copyright,
  filename: identityMessages.filename,
  uuid: fieldMessages.uuid,
  notes: identityMessages.notes,
  description: fieldMessages.description,
  latestVersion: identityMessages.latestVersion,
  latestDate: msg('componentDetail.latestDate', 'Latest published', 'Label of the date when the latest version was published'),
  lastCheck: msg('componentDetail.lastCheck', 'Last checked', 'Label of the time of the last check for a newer version in the package repository'),
  supplier: identityMessages.supplier,
  author: identityMessages.author,
  publisher: identityMessages.publisher,
  references: vulnerabilityTextMessages.references,

  uses: subjectMessages.uses,
  usesNote: msg('componentDetail.usesNote', 'projects you have access to', 'Beside the title componentDetail.uses'),
  usesBy: msg('componentDetail.usesBy', 'Compare by', 'Label of a choice between componentDetail.samePurl and componentDetail.anyVersion'),
  samePurl: msg('componentDetail.samePurl', 'Same package URL', 'Choice: lists components with the same package URL and therefore the same version'),
  anyVersion: msg('componentDetail.anyVersion', 'Same package, any version', 'Choice: lists every version of the package'),
  usesTotal: subjectMessages.componentCount,
  noUses: msg('componentDetail.noUses', 'Not found on the server', 'Instead of the list componentDetail.uses'),
  usesFailed: msg('componentDetail.usesFailed', 'Could not load other uses', 'Error title instead of the list componentDetail.uses'),
  longerPurls: msg('componentDetail.longerPurls', 'Includes longer package URLs, such as 1.2.10 for 1.2.1', 'Beside the range of rows: the list also has package URLs that contain this one'),
  longerNames: msg('componentDetail.longerNames', 'Includes longer names', 'Beside the range of rows: the list also has names that contain this one'),

  searchVulnerabilities: subjectMessages.searchVulnerabilities,
  searchVulnerabilitiesHint: msg('componentDetail.searchVulnerabilitiesHint', 'Search by ID', 'Placeholder of the field componentDetail.searchVulnerabilities'),
  showSuppressed,
  showSuppressedTip: findingsTip,
  vulnerabilityTotal: knownVulnerabilities,
  noVulnerabilities: msg('componentDetail.noVulnerabilities', 'No known vulnerabilities', 'Title instead of the list of vulnerabilities of a component'),
  noVulnerabilitiesAdvice: msg('componentDetail.noVulnerabilitiesAdvice', 'Suppressed vulnerabilities are hidden.', 'Below componentDetail.noVulnerabilities. A switch above shows them'),
  vulnerabilitiesFailed: subjectMessages.vulnerabilitiesFailed,
  columnId: fieldMessages.identifier,
  source: factMessages.source,
  columnTitle: factMessages.title,
  columnSeverity: factMessages.severity,
  columnPublished: factMessages.published,
  columnCwes: factMessages.weaknesses,
  columnCvss: factMessages.cvss,
  columnEpss: factMessages.epss,
  // Not shared: the head of a column.
  columnAnalysis: msg('componentDetail.column.analysis', 'Analysis', 'Table head: analysis state of a vulnerability of a component. At most 18 characters'),
  suppressed: vocabularyMessages.suppressed,
};
