import type { MessageTag } from 'react-intl';
import { msg } from '../../../i18n/msg.js';
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
  skip: msg('projectFindings.skip', 'Skip to the findings', 'Link before the filters, seen when the keyboard is on it'),
  rowName: findingMessages.name,

  severity: vulnerabilityFactMessages.severity,
  vulnerability: subjectMessages.vulnerability,
  component: subjectMessages.component,
  version: msg('projectFindings.version', 'Version → latest, safe', 'Head of a column: version in use, an arrow, newest version, lowest version that leaves the findings behind'),
  versionTip: msg('projectFindings.versionTip', 'Behind the check mark: the lowest version that none of the known findings of the component affects', 'Explains the last part of projectFindings.version'),
  group: identityMessages.group,
  cvss: vulnerabilityFactMessages.cvss,
  epss: vulnerabilityFactMessages.epss,
  epssTip: epssTip,
  epssPercentile: scoreBoxesMessages.percentile,
  analysis: decisionMessages.analysis,
  attributed: findingMessages.attributed,
  aliases: vulnerabilityFactMessages.aliases,
  cwe: msg('projectFindings.cwe', 'CWE', 'Head of a column with weaknesses'),
  published: vulnerabilityFactMessages.published,
  source: vulnerabilityFactMessages.source,
  analyzer: findingMessages.analyzer,
  suppressed: vocabularyMessages.suppressed,
  matrix: msg('projectFindings.matrix', 'Matrix', 'Head of a column with the identifiers of project, component and vulnerability in one'),
  hasAnalysis: msg('projectFindings.hasAnalysis', 'Has analysis', 'Name of a filter: whether anybody has decided about the finding'),
  ecosystem: msg('projectFindings.ecosystem', 'Ecosystem', 'Name of a filter: kind of package, such as npm or maven'),
  // Not shared: the noun: how recent a version is.
  update: msg('projectFindings.update', 'Update', 'Name of a filter: whether a newer version of the component is known'),

  searchLabel: msg('projectFindings.searchLabel', 'Search findings', 'Name of the search field'),
  searchPlaceholder: msg('projectFindings.searchPlaceholder', 'Search id, component, CWE…', 'In the empty search field'),
  filters: msg('projectFindings.filters', 'Filter findings', 'Name of the part with search and filters, for screen readers'),
  filter: msg('projectFindings.filter', 'Filter', 'Button that opens all filters'),
  clearAll: listMessages.clearAll,
  // Not shared: what a row stands for, not how many there are.
  rows: msg('projectFindings.rows', 'Rows', 'Name of the choice between one row for each vulnerability and one for each finding'),
  grouped: msg('projectFindings.grouped', 'Grouped', 'Choice: findings of one component that mean the same vulnerability share a row'),
  allRows: msg('projectFindings.allRows', 'All rows', 'Choice: each finding has its own row'),
  more: actionMessages.more,
  exportCsv: msg('projectFindings.exportCsv', 'Save this view as CSV', 'Menu entry: a file with the findings as they are filtered and sorted now'),
  exportVex: msg('projectFindings.exportVex', 'Export decisions (VEX)', 'Menu entry: a CycloneDX file with what was decided about each vulnerability'),
  exportVdr: msg('projectFindings.exportVdr', 'Export vulnerabilities (VDR)', 'Menu entry: a CycloneDX file with the vulnerable components and what was decided'),
  uploadVex: msg('projectFindings.uploadVex', 'Upload decisions (VEX)…', 'Menu entry: opens a dialog that takes a CycloneDX file with decisions'),
  analyze: msg('projectFindings.analyze', 'Analyze again', 'Menu entry: the server looks for vulnerabilities of the project again'),
  allDecided: msg('projectFindings.allDecided', 'No listed finding waits for a decision', 'Notice, when a key asks for the next finding without a decision and there is none'),
  refresh: msg('projectFindings.refresh', 'Load again', 'Menu entry: asks the server for the list again'),
  keys: msg('projectFindings.keys', 'Keyboard shortcuts', 'Menu entry that opens the list of keys, and its title'),
  pill: msg<{ facet: string; mode: 'is' | 'not'; values: string; b: MessageTag }>(
    'projectFindings.pill',
    '{facet} {mode, select, not {is not <b>{values}</b>} other {is <b>{values}</b>}}',
    'An applied filter, such as: Severity is Critical, High; or: Analysis is not Resolved',
  ),
  pillName: msg<{ facet: string; mode: 'is' | 'not'; values: string }>('projectFindings.pillName', '{facet} {mode, select, not {is not {values}} other {is {values}}}', 'projectFindings.pill as plain text, for screen readers'),
  showSuppressed: msg('projectFindings.showSuppressed', 'Show suppressed findings', 'Name of the cross on the pill “Suppressed hidden”'),
  hideSuppressed: msg('projectFindings.hideSuppressed', 'Hide suppressed findings', 'Name of the cross on the pills “Suppressed shown” and “Suppressed only”'),
  suppressedHidden: msg<{ count: number; b: MessageTag }>('projectFindings.suppressedHidden', 'Suppressed <b>hidden</b> ({count, number})', 'Applied filter: dismissed findings are left out; count is how many there are'),
  suppressedShown: msg<{ count: number; b: MessageTag }>('projectFindings.suppressedShown', 'Suppressed <b>shown</b> ({count, number})', 'Applied filter: dismissed findings are listed with the others; count is how many there are'),
  suppressedOnly: msg<{ count: number; b: MessageTag }>('projectFindings.suppressedOnly', 'Suppressed <b>only</b> ({count, number})', 'Applied filter: nothing but dismissed findings is listed; count is how many there are'),

  countGrouped: msg<{ rows: number; findings: number; b: MessageTag }>(
    'projectFindings.countGrouped',
    '<b>{rows, number}</b> {rows, plural, one {vulnerability} other {vulnerabilities}} in <b>{findings, number}</b> {findings, plural, one {finding} other {findings}}',
    'Above the table: rows are vulnerabilities of components, each of one finding or more',
  ),
  countAll: msg<{ findings: number; b: MessageTag }>('projectFindings.countAll', '<b>{findings, number}</b> {findings, plural, one {finding} other {findings}}', 'Above the table when every finding has its own row'),
  partGrouped: msg<{ rows: number; findings: number; allRows: number; allFindings: number; b: MessageTag }>(
    'projectFindings.partGrouped',
    '<b>{rows, number}</b> of {allRows, plural, one {# vulnerability} other {# vulnerabilities}} · <b>{findings, number}</b> of {allFindings, plural, one {# finding} other {# findings}}',
    'In place of projectFindings.countGrouped while filters hide something',
  ),
  partAll: msg<{ findings: number; allFindings: number; b: MessageTag }>(
    'projectFindings.partAll',
    '<b>{findings, number}</b> of {allFindings, plural, one {# finding} other {# findings}}',
    'In place of projectFindings.countAll while filters hide something',
  ),
  reading: msg<{ rows: number }>('projectFindings.reading', '{rows, number} findings read', 'While a long list arrives'),
  readingOf: msg<{ rows: number; total: number }>('projectFindings.readingOf', '{rows, number} of {total, number} findings read', 'While a long list arrives'),
  loadedAt: msg<{ count: number; time: string }>('projectFindings.loadedAt', '{count, plural, one {# finding} other {All # findings}} loaded, as of {time}', 'Below the table; time such as “today, 09:40”'),

  epssFrom: msg<{ share: string }>('projectFindings.epssFrom', '{share} and more', 'Filter value for the EPSS score, a number that somebody typed: share such as 12.5%'),
  bandHigh: msg('projectFindings.bandHigh', '50 % and more', 'Band of probabilities of exploitation'),
  bandRaised: msg('projectFindings.bandRaised', '10 to 50 %', 'Band of probabilities of exploitation'),
  bandLow: msg('projectFindings.bandLow', '1 to 10 %', 'Band of probabilities of exploitation'),
  bandMinimal: msg('projectFindings.bandMinimal', 'Below 1 %', 'Band of probabilities of exploitation'),
  cvssCritical: msg('projectFindings.cvssCritical', '9.0 to 10.0', 'Band of CVSS scores'),
  cvssHigh: msg('projectFindings.cvssHigh', '7.0 to 8.9', 'Band of CVSS scores'),
  cvssMedium: msg('projectFindings.cvssMedium', '4.0 to 6.9', 'Band of CVSS scores'),
  cvssLow: msg('projectFindings.cvssLow', '0.0 to 3.9', 'Band of CVSS scores'),
  unscored: msg('projectFindings.unscored', 'Not scored', 'Filter value: no CVSS score or no EPSS probability is known'),
  unknown: msg('projectFindings.unknown', 'Not known', 'Filter value: the kind of package, or whether a newer version exists, is not known'),
  yes: msg('projectFindings.yes', 'Yes', 'Filter value: somebody has decided about the finding; also in the column Suppressed'),
  no: msg('projectFindings.no', 'No', 'Filter value: nothing is decided about the finding yet'),
  outdated: msg('projectFindings.outdated', 'Newer version known', 'Filter value: the component is outdated'),
  current: msg('projectFindings.current', 'Up to date', 'Filter value: the component has the newest version'),

  aliasCount: msg<{ count: number }>('projectFindings.aliasCount', '{count, plural, one {# alias} other {# aliases}}', 'Tip of the number behind an identifier: how many other identifiers the vulnerability has'),
  members: msg<{ count: number; vulnerability: string }>(
    'projectFindings.members',
    '{count, plural, one {# more finding} other {# more findings}} of {vulnerability} under other names',
    'Button in a row that stands for several findings: shows or hides the others below it',
  ),
  reportedBy: msg<{ analyzer: string }>('projectFindings.reportedBy', 'Reported by {analyzer}', 'In the row of a finding below the one that stands for the group'),
  mixed: msg('projectFindings.mixed', 'mixed', 'Behind a decision: other findings in the same row were decided differently'),
  undo: actionMessages.undo,
  latest: msg('projectFindings.latest', 'Newest version:', 'For screen readers, in place of the arrow between the version in use and the newest one'),

  failed: msg('projectFindings.failed', 'The findings could not be loaded', 'In the place of the table; what went wrong follows'),
  refreshFailed: msg<{ time: string }>('projectFindings.refreshFailed', 'The findings could not be loaded again. What is shown is from {time}.', 'Above the table; what went wrong follows; time such as “today, 09:40”'),
  retry: statesMessages.retry,
  analyzing: msg('projectFindings.analyzing', 'The server is analyzing the project.', 'Above the table, until the server is done'),
  opening: msg('projectFindings.opening', 'Opening', 'For screen readers, while the code of the details is loaded'),
};
