import { defineMessage, type MessageTag } from 'react-intl';
import { epssTip } from '../../../entities/score/epss.messages.js';
import * as findingMessages from '../../../entities/finding/finding.messages.js';
import { messages as statesMessages } from '../../../ui/layout/states.messages.js';
import * as actionMessages from '../../../ui/controls/actions.messages.js';
import { messages as listMessages } from '../../../frames/list/list.messages.js';
import * as identityMessages from '../../../entities/component/identity.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import * as vulnerabilityFactMessages from '../../../entities/vulnerability/vulnerabilityFact.messages.js';
import { scoreBoxesMessages } from '../../../entities/score/scoreBoxes.messages.js';
import { vocabularyMessages } from '../../../entities/vocabulary/vocabulary.messages.js';
import * as decisionMessages from '../../../entities/decision/decision.messages.js';

export const messages = {
  table: subjectMessages.findings,
  skip: defineMessage({
    id: 'projectFindings.skip',
    defaultMessage: 'Skip to the findings',
    description: 'Link before the filters, seen when the keyboard is on it',
  }),
  rowName: findingMessages.name,

  severity: vulnerabilityFactMessages.severity,
  vulnerability: subjectMessages.vulnerability,
  component: subjectMessages.component,
  version: defineMessage({
    id: 'projectFindings.version',
    defaultMessage: 'Version → latest, safe',
    description:
      'Head of a column: version in use, an arrow, newest version, lowest version that leaves the findings behind',
  }),
  versionTip: defineMessage({
    id: 'projectFindings.versionTip',
    defaultMessage:
      'Behind the check mark: the lowest version that none of the known findings of the component affects',
    description: 'Explains the last part of projectFindings.version',
  }),
  group: identityMessages.group,
  cvss: vulnerabilityFactMessages.cvss,
  epss: vulnerabilityFactMessages.epss,
  epssTip: epssTip,
  epssPercentile: scoreBoxesMessages.percentile,
  analysis: decisionMessages.analysis,
  attributed: findingMessages.attributed,
  aliases: vulnerabilityFactMessages.aliases,
  cwe: defineMessage({
    id: 'projectFindings.cwe',
    defaultMessage: 'CWE',
    description: 'Head of a column with weaknesses',
  }),
  published: vulnerabilityFactMessages.published,
  source: vulnerabilityFactMessages.source,
  analyzer: findingMessages.analyzer,
  suppressed: vocabularyMessages.suppressed,
  matrix: defineMessage({
    id: 'projectFindings.matrix',
    defaultMessage: 'Matrix',
    description: 'Head of a column with the identifiers of project, component and vulnerability in one',
  }),
  hasAnalysis: defineMessage({
    id: 'projectFindings.hasAnalysis',
    defaultMessage: 'Has analysis',
    description: 'Name of a filter: whether anybody has decided about the finding',
  }),
  ecosystem: defineMessage({
    id: 'projectFindings.ecosystem',
    defaultMessage: 'Ecosystem',
    description: 'Name of a filter: kind of package, such as npm or maven',
  }),
  // Not shared: the noun: how recent a version is.
  update: defineMessage({
    id: 'projectFindings.update',
    defaultMessage: 'Update',
    description: 'Name of a filter: whether a newer version of the component is known',
  }),

  searchLabel: defineMessage({
    id: 'projectFindings.searchLabel',
    defaultMessage: 'Search findings',
    description: 'Name of the search field',
  }),
  searchPlaceholder: defineMessage({
    id: 'projectFindings.searchPlaceholder',
    defaultMessage: 'Search id, component, CWE…',
    description: 'In the empty search field',
  }),
  filters: defineMessage({
    id: 'projectFindings.filters',
    defaultMessage: 'Filter findings',
    description: 'Name of the part with search and filters, for screen readers',
  }),
  filter: defineMessage({
    id: 'projectFindings.filter',
    defaultMessage: 'Filter',
    description: 'Button that opens all filters',
  }),
  clearAll: listMessages.clearAll,
  // Not shared: what a row stands for, not how many there are.
  rows: defineMessage({
    id: 'projectFindings.rows',
    defaultMessage: 'Rows',
    description: 'Name of the choice between one row for each vulnerability and one for each finding',
  }),
  grouped: defineMessage({
    id: 'projectFindings.grouped',
    defaultMessage: 'Grouped',
    description: 'Choice: findings of one component that mean the same vulnerability share a row',
  }),
  allRows: defineMessage({
    id: 'projectFindings.allRows',
    defaultMessage: 'All rows',
    description: 'Choice: each finding has its own row',
  }),
  more: actionMessages.more,
  exportCsv: defineMessage({
    id: 'projectFindings.exportCsv',
    defaultMessage: 'Save this view as CSV',
    description: 'Menu entry: a file with the findings as they are filtered and sorted now',
  }),
  exportVex: defineMessage({
    id: 'projectFindings.exportVex',
    defaultMessage: 'Export decisions (VEX)',
    description: 'Menu entry: a CycloneDX file with what was decided about each vulnerability',
  }),
  exportVdr: defineMessage({
    id: 'projectFindings.exportVdr',
    defaultMessage: 'Export vulnerabilities (VDR)',
    description: 'Menu entry: a CycloneDX file with the vulnerable components and what was decided',
  }),
  uploadVex: defineMessage({
    id: 'projectFindings.uploadVex',
    defaultMessage: 'Upload decisions (VEX)…',
    description: 'Menu entry: opens a dialog that takes a CycloneDX file with decisions',
  }),
  analyze: defineMessage({
    id: 'projectFindings.analyze',
    defaultMessage: 'Analyze again',
    description: 'Menu entry: the server looks for vulnerabilities of the project again',
  }),
  allDecided: defineMessage({
    id: 'projectFindings.allDecided',
    defaultMessage: 'No listed finding waits for a decision',
    description: 'Notice, when a key asks for the next finding without a decision and there is none',
  }),
  refresh: defineMessage({
    id: 'projectFindings.refresh',
    defaultMessage: 'Load again',
    description: 'Menu entry: asks the server for the list again',
  }),
  keys: defineMessage({
    id: 'projectFindings.keys',
    defaultMessage: 'Keyboard shortcuts',
    description: 'Menu entry that opens the list of keys, and its title',
  }),
  pill: defineMessage<{
    readonly facet: string;
    readonly mode: 'is' | 'not';
    readonly values: string;
    readonly b: MessageTag;
  }>({
    id: 'projectFindings.pill',
    defaultMessage: '{facet} {mode, select, not {is not <b>{values}</b>} other {is <b>{values}</b>}}',
    description: 'An applied filter, such as: Severity is Critical, High; or: Analysis is not Resolved',
  }),
  pillName: defineMessage<{ readonly facet: string; readonly mode: 'is' | 'not'; readonly values: string }>({
    id: 'projectFindings.pillName',
    defaultMessage: '{facet} {mode, select, not {is not {values}} other {is {values}}}',
    description: 'projectFindings.pill as plain text, for screen readers',
  }),
  showSuppressed: defineMessage({
    id: 'projectFindings.showSuppressed',
    defaultMessage: 'Show suppressed findings',
    description: 'Name of the cross on the pill “Suppressed hidden”',
  }),
  hideSuppressed: defineMessage({
    id: 'projectFindings.hideSuppressed',
    defaultMessage: 'Hide suppressed findings',
    description: 'Name of the cross on the pills “Suppressed shown” and “Suppressed only”',
  }),
  suppressedHidden: defineMessage<{ readonly count: number; readonly b: MessageTag }>({
    id: 'projectFindings.suppressedHidden',
    defaultMessage: 'Suppressed <b>hidden</b> ({count, number})',
    description: 'Applied filter: dismissed findings are left out; count is how many there are',
  }),
  suppressedShown: defineMessage<{ readonly count: number; readonly b: MessageTag }>({
    id: 'projectFindings.suppressedShown',
    defaultMessage: 'Suppressed <b>shown</b> ({count, number})',
    description: 'Applied filter: dismissed findings are listed with the others; count is how many there are',
  }),
  suppressedOnly: defineMessage<{ readonly count: number; readonly b: MessageTag }>({
    id: 'projectFindings.suppressedOnly',
    defaultMessage: 'Suppressed <b>only</b> ({count, number})',
    description: 'Applied filter: nothing but dismissed findings is listed; count is how many there are',
  }),

  countGrouped: defineMessage<{ readonly rows: number; readonly findings: number; readonly b: MessageTag }>({
    id: 'projectFindings.countGrouped',
    defaultMessage:
      '<b>{rows, number}</b> {rows, plural, one {vulnerability} other {vulnerabilities}} in <b>{findings, number}</b> {findings, plural, one {finding} other {findings}}',
    description: 'Above the table: rows are vulnerabilities of components, each of one finding or more',
  }),
  countAll: defineMessage<{ readonly findings: number; readonly b: MessageTag }>({
    id: 'projectFindings.countAll',
    defaultMessage: '<b>{findings, number}</b> {findings, plural, one {finding} other {findings}}',
    description: 'Above the table when every finding has its own row',
  }),
  partGrouped: defineMessage<{
    readonly rows: number;
    readonly findings: number;
    readonly allRows: number;
    readonly allFindings: number;
    readonly b: MessageTag;
  }>({
    id: 'projectFindings.partGrouped',
    defaultMessage:
      '<b>{rows, number}</b> of {allRows, plural, one {# vulnerability} other {# vulnerabilities}} · <b>{findings, number}</b> of {allFindings, plural, one {# finding} other {# findings}}',
    description: 'In place of projectFindings.countGrouped while filters hide something',
  }),
  partAll: defineMessage<{
    readonly findings: number;
    readonly allFindings: number;
    readonly b: MessageTag;
  }>({
    id: 'projectFindings.partAll',
    defaultMessage: '<b>{findings, number}</b> of {allFindings, plural, one {# finding} other {# findings}}',
    description: 'In place of projectFindings.countAll while filters hide something',
  }),
  reading: defineMessage<{ readonly rows: number }>({
    id: 'projectFindings.reading',
    defaultMessage: '{rows, number} findings read',
    description: 'While a long list arrives',
  }),
  readingOf: defineMessage<{ readonly rows: number; readonly total: number }>({
    id: 'projectFindings.readingOf',
    defaultMessage: '{rows, number} of {total, number} findings read',
    description: 'While a long list arrives',
  }),
  loadedAt: defineMessage<{ readonly count: number; readonly time: string }>({
    id: 'projectFindings.loadedAt',
    defaultMessage: '{count, plural, one {# finding} other {All # findings}} loaded, as of {time}',
    description: 'Below the table; time such as “today, 09:40”',
  }),

  epssFrom: defineMessage<{ readonly share: string }>({
    id: 'projectFindings.epssFrom',
    defaultMessage: '{share} and more',
    description: 'Filter value for the EPSS score, a number that somebody typed: share such as 12.5%',
  }),
  bandHigh: defineMessage({
    id: 'projectFindings.bandHigh',
    defaultMessage: '50 % and more',
    description: 'Band of probabilities of exploitation',
  }),
  bandRaised: defineMessage({
    id: 'projectFindings.bandRaised',
    defaultMessage: '10 to 50 %',
    description: 'Band of probabilities of exploitation',
  }),
  bandLow: defineMessage({
    id: 'projectFindings.bandLow',
    defaultMessage: '1 to 10 %',
    description: 'Band of probabilities of exploitation',
  }),
  bandMinimal: defineMessage({
    id: 'projectFindings.bandMinimal',
    defaultMessage: 'Below 1 %',
    description: 'Band of probabilities of exploitation',
  }),
  cvssCritical: defineMessage({
    id: 'projectFindings.cvssCritical',
    defaultMessage: '9.0 to 10.0',
    description: 'Band of CVSS scores',
  }),
  cvssHigh: defineMessage({
    id: 'projectFindings.cvssHigh',
    defaultMessage: '7.0 to 8.9',
    description: 'Band of CVSS scores',
  }),
  cvssMedium: defineMessage({
    id: 'projectFindings.cvssMedium',
    defaultMessage: '4.0 to 6.9',
    description: 'Band of CVSS scores',
  }),
  cvssLow: defineMessage({
    id: 'projectFindings.cvssLow',
    defaultMessage: '0.0 to 3.9',
    description: 'Band of CVSS scores',
  }),
  unscored: defineMessage({
    id: 'projectFindings.unscored',
    defaultMessage: 'Not scored',
    description: 'Filter value: no CVSS score or no EPSS probability is known',
  }),
  unknown: defineMessage({
    id: 'projectFindings.unknown',
    defaultMessage: 'Not known',
    description: 'Filter value: the kind of package, or whether a newer version exists, is not known',
  }),
  yes: defineMessage({
    id: 'projectFindings.yes',
    defaultMessage: 'Yes',
    description: 'Filter value: somebody has decided about the finding; also in the column Suppressed',
  }),
  no: defineMessage({
    id: 'projectFindings.no',
    defaultMessage: 'No',
    description: 'Filter value: nothing is decided about the finding yet',
  }),
  outdated: defineMessage({
    id: 'projectFindings.outdated',
    defaultMessage: 'Newer version known',
    description: 'Filter value: the component is outdated',
  }),
  current: defineMessage({
    id: 'projectFindings.current',
    defaultMessage: 'Up to date',
    description: 'Filter value: the component has the newest version',
  }),

  aliasCount: defineMessage<{ readonly count: number }>({
    id: 'projectFindings.aliasCount',
    defaultMessage: '{count, plural, one {# alias} other {# aliases}}',
    description: 'Tip of the number behind an identifier: how many other identifiers the vulnerability has',
  }),
  members: defineMessage<{ readonly count: number; readonly vulnerability: string }>({
    id: 'projectFindings.members',
    defaultMessage:
      '{count, plural, one {# more finding} other {# more findings}} of {vulnerability} under other names',
    description: 'Button in a row that stands for several findings: shows or hides the others below it',
  }),
  reportedBy: defineMessage<{ readonly analyzer: string }>({
    id: 'projectFindings.reportedBy',
    defaultMessage: 'Reported by {analyzer}',
    description: 'In the row of a finding below the one that stands for the group',
  }),
  mixed: defineMessage({
    id: 'projectFindings.mixed',
    defaultMessage: 'mixed',
    description: 'Behind a decision: other findings in the same row were decided differently',
  }),
  undo: actionMessages.undo,
  latest: defineMessage({
    id: 'projectFindings.latest',
    defaultMessage: 'Newest version:',
    description: 'For screen readers, in place of the arrow between the version in use and the newest one',
  }),

  failed: defineMessage({
    id: 'projectFindings.failed',
    defaultMessage: 'The findings could not be loaded',
    description: 'In the place of the table; what went wrong follows',
  }),
  refreshFailed: defineMessage<{ readonly time: string }>({
    id: 'projectFindings.refreshFailed',
    defaultMessage: 'The findings could not be loaded again. What is shown is from {time}.',
    description: 'Above the table; what went wrong follows; time such as “today, 09:40”',
  }),
  retry: statesMessages.retry,
  analyzing: defineMessage({
    id: 'projectFindings.analyzing',
    defaultMessage: 'The server is analyzing the project.',
    description: 'Above the table, until the server is done',
  }),
  opening: defineMessage({
    id: 'projectFindings.opening',
    defaultMessage: 'Opening',
    description: 'For screen readers, while the code of the details is loaded',
  }),
};
