import { defineMessage } from 'react-intl';
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
  forbidden: defineMessage({
    id: 'componentDetail.forbidden',
    defaultMessage: 'You may not see this component',
    description: 'Title instead of a component, without the permission or access to its project',
  }),
  failed: defineMessage({
    id: 'componentDetail.failed',
    defaultMessage: 'The component could not be loaded',
    description: 'Title instead of a component',
  }),
  notFound: defineMessage({
    id: 'componentDetail.notFound',
    defaultMessage: 'This component is not there any more',
    description: 'Title instead of a component that the server does not know',
  }),
  notFoundAdvice: defineMessage({
    id: 'componentDetail.notFoundAdvice',
    defaultMessage:
      'It was removed, or a newer bill of materials of its project lists another version. The search finds what there is now.',
    description: 'Below componentDetail.notFound',
  }),
  toSearch: defineMessage({
    id: 'componentDetail.toSearch',
    defaultMessage: 'Search for components',
    description: 'Link below componentDetail.notFound',
  }),
  tabs: defineMessage({
    id: 'componentDetail.tabs',
    defaultMessage: 'Parts of the component',
    description: 'Name of the row of tabs, for screen readers',
  }),
  overview: subjectMessages.overview,
  vulnerabilities: subjectMessages.vulnerabilities,
  policyViolations: subjectMessages.violations,
  recalculated: defineMessage({
    id: 'componentDetail.recalculated',
    defaultMessage: 'The component was measured again',
    description: 'Notice',
  }),
  recalculateFailed: defineMessage({
    id: 'componentDetail.recalculateFailed',
    defaultMessage: 'The component was not measured again',
    description: 'Notice; the reason follows',
  }),
  properties: propertyMessages.properties,
  outdated: defineMessage<{ readonly latest: string }>({
    id: 'componentDetail.outdated',
    defaultMessage: 'Outdated, {latest} is there',
    description: 'Badge behind the version of a component; latest is the newest version',
  }),
  upToDate: defineMessage({
    id: 'componentDetail.upToDate',
    defaultMessage: 'Newest version',
    description: 'Badge behind the version of a component',
  }),
  internal: identityMessages.internal,
  external: identityMessages.external,
  inProject: defineMessage<{ readonly project: string }>({
    id: 'componentDetail.inProject',
    defaultMessage: 'in {project}',
    description: 'Below the name of a component; project is a link with its name and version',
  }),
  latestPublished: defineMessage<{ readonly latest: string; readonly date: string }>({
    id: 'componentDetail.latestPublished',
    defaultMessage: '{latest} was published on {date}',
    description: 'Below the name of an outdated component; latest is the newest version',
  }),
  showPaths: defineMessage({
    id: 'componentDetail.showPaths',
    defaultMessage: 'Paths into the project',
    description: 'Button: leads to the dependency graph of the project, with the paths to this component',
  }),
  edit: actionMessages.edit,
  delete: rowChangeMessages.askDelete,
  saved: defineMessage<{ readonly component: string }>({
    id: 'componentDetail.saved',
    defaultMessage: '{component} was saved. It is being analyzed again.',
    description: 'Notice; component is its name and version',
  }),
  deleting: rowChangeMessages.deleting,
  notDeleted: rowChangeMessages.notDeleted,
  deleteTitle: defineMessage<{ readonly component: string }>({
    id: 'componentDetail.delete.title',
    defaultMessage: 'Delete {component}?',
    description: 'Title of a question; component is its name and version',
  }),
  deleteConfirm: defineMessage({
    id: 'componentDetail.delete.confirm',
    defaultMessage: 'Delete component',
    description: 'Button of the question componentDetail.delete.title',
  }),
  deleteConsequence: defineMessage<{ readonly project: string }>({
    id: 'componentDetail.delete.consequence',
    defaultMessage:
      'It is removed from {project} with its findings and what was decided about them. This cannot be undone. The next bill of materials that lists it brings it back without the decisions.',
    description: 'Below componentDetail.delete.title; project is its name and version',
  }),
  deleted: defineMessage<{ readonly component: string }>({
    id: 'componentDetail.deleted',
    defaultMessage: '{component} was deleted.',
    description: 'Notice; component is its name and version',
  }),

  overTime: defineMessage({
    id: 'componentDetail.overTime',
    defaultMessage: 'Vulnerabilities over time',
    description: 'Title of a chart',
  }),
  metricsFailed: defineMessage({
    id: 'componentDetail.metricsFailed',
    defaultMessage: 'The figures could not be loaded',
    description: 'Instead of a chart',
  }),
  notMeasured: notAnalyzed,
  noneInTime: defineMessage({
    id: 'componentDetail.noneInTime',
    defaultMessage: 'No metrics in this period',
    description: 'Instead of a chart, for a component whose metrics are older than the days that were chosen',
  }),

  facts: defineMessage({
    id: 'componentDetail.facts',
    defaultMessage: 'About this component',
    description: 'Title over what the bill of materials and the package repository say',
  }),
  noFacts: defineMessage({
    id: 'componentDetail.noFacts',
    defaultMessage: 'The bill of materials says nothing but its name.',
    description: 'Below componentDetail.facts',
  }),
  purl: identityMessages.purl,
  cpe: identityMessages.cpe,
  swidTagId: identityMessages.swidTagId,
  classifier: identityMessages.classifier,
  license: identityMessages.license,
  licenseDeclared: defineMessage({
    id: 'componentDetail.licenseDeclared',
    defaultMessage: 'Declared by the authors',
    description:
      'Below a license of a component: its authors declare it (CycloneDX: acknowledgement “declared”)',
  }),
  licenseConcluded: defineMessage({
    id: 'componentDetail.licenseConcluded',
    defaultMessage: 'Concluded by analysis',
    description:
      'Below a license of a component: an analysis found it (CycloneDX: acknowledgement “concluded”)',
  }),
  licenseUnknown: defineMessage({
    id: 'componentDetail.licenseUnknown',
    defaultMessage: 'Not resolved to a license of this server',
    description:
      'Below a license of a component that the server has as text only, because its list of licenses lacks it, or the exception after WITH',
  }),
  copyright: identityMessages.copyright,
  filename: identityMessages.filename,
  notes: identityMessages.notes,
  description: fieldMessages.description,
  latestVersion: identityMessages.latestVersion,
  latestDate: defineMessage({
    id: 'componentDetail.latestDate',
    defaultMessage: 'Latest published',
    description: 'Label: when the newest version was published',
  }),
  lastCheck: defineMessage({
    id: 'componentDetail.lastCheck',
    defaultMessage: 'Looked up',
    description: 'Label: when the package repository was last asked for the newest version',
  }),
  supplier: identityMessages.supplier,
  author: identityMessages.author,
  publisher: identityMessages.publisher,
  references: vulnerabilityTextMessages.references,

  uses: defineMessage({
    id: 'componentDetail.uses',
    defaultMessage: 'Where it is used',
    description: 'Title of a list: the projects of the portfolio that have the same component',
  }),
  usesNote: defineMessage({
    id: 'componentDetail.usesNote',
    defaultMessage: 'in projects that you may see',
    description: 'Beside componentDetail.uses',
  }),
  usesBy: defineMessage({
    id: 'componentDetail.usesBy',
    defaultMessage: 'Compared by',
    description: 'Name of a choice between componentDetail.samePurl and componentDetail.anyVersion',
  }),
  samePurl: defineMessage({
    id: 'componentDetail.samePurl',
    defaultMessage: 'Same package URL',
    description: 'Choice: lists components with the same package URL, and so the same version',
  }),
  anyVersion: defineMessage({
    id: 'componentDetail.anyVersion',
    defaultMessage: 'Same name, any version',
    description: 'Choice: lists components with the same group and name',
  }),
  usesTotal: defineMessage<{ readonly count: number }>({
    id: 'componentDetail.usesTotal',
    defaultMessage: '{count, plural, one {found once} other {found # times}}',
    description: 'Count above the list componentDetail.uses',
  }),
  noUses: defineMessage({
    id: 'componentDetail.noUses',
    defaultMessage: 'The server does not find it by this',
    description: 'Instead of the list componentDetail.uses',
  }),
  usesFailed: defineMessage({
    id: 'componentDetail.usesFailed',
    defaultMessage: 'Other uses could not be loaded',
    description: 'Instead of the list componentDetail.uses',
  }),
  longerPurls: defineMessage({
    id: 'componentDetail.longerPurls',
    defaultMessage: 'Also what only contains this package URL, such as 1.2.10 for 1.2.1',
    description: 'Beside the range of rows: the list has others than the same package URL',
  }),
  longerNames: defineMessage({
    id: 'componentDetail.longerNames',
    defaultMessage: 'Also what only contains this name',
    description: 'Beside the range of rows: the list has others than the same name',
  }),

  searchVulnerabilities: defineMessage({
    id: 'componentDetail.searchVulnerabilities',
    defaultMessage: 'Search vulnerabilities of this component',
    description: 'Name of the search field above a list',
  }),
  searchVulnerabilitiesHint: defineMessage({
    id: 'componentDetail.searchVulnerabilitiesHint',
    defaultMessage: 'Part of an identifier',
    description: 'In the empty field componentDetail.searchVulnerabilities: what is searched',
  }),
  showSuppressed,
  showSuppressedTip: defineMessage({
    id: 'componentDetail.showSuppressedTip',
    defaultMessage: 'Vulnerabilities that were dismissed for this component.',
    description: 'Tip of the switch componentDetail.showSuppressed',
  }),
  vulnerabilityTotal: defineMessage<{ readonly count: number }>({
    id: 'componentDetail.vulnerabilityTotal',
    defaultMessage:
      '{count, plural, =0 {No vulnerability known} one {# vulnerability known} other {# vulnerabilities known}}',
    description: 'Count above the list of vulnerabilities of a component',
  }),
  noVulnerabilities: defineMessage({
    id: 'componentDetail.noVulnerabilities',
    defaultMessage: 'No vulnerability is known',
    description: 'Title instead of the list of vulnerabilities of a component',
  }),
  noVulnerabilitiesAdvice: defineMessage({
    id: 'componentDetail.noVulnerabilitiesAdvice',
    defaultMessage: 'None that counts: dismissed ones are shown by the switch above.',
    description: 'Below componentDetail.noVulnerabilities',
  }),
  vulnerabilitiesFailed: defineMessage({
    id: 'componentDetail.vulnerabilitiesFailed',
    defaultMessage: 'Its vulnerabilities could not be loaded',
    description: 'Title instead of the list of vulnerabilities of a component',
  }),
  columnId: fieldMessages.identifier,
  source: factMessages.source,
  columnTitle: factMessages.title,
  columnSeverity: factMessages.severity,
  columnPublished: factMessages.published,
  columnCwes: factMessages.weaknesses,
  columnCvss: factMessages.cvss,
  columnEpss: factMessages.epss,
  // Not shared: the head of a column.
  columnAnalysis: defineMessage({
    id: 'componentDetail.column.analysis',
    defaultMessage: 'Analysis',
    description: 'Column head: what was decided about a vulnerability of a component',
  }),
  suppressed: vocabularyMessages.suppressed,
};
