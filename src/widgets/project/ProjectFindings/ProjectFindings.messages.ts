import type { MessageTag } from 'react-intl';
import { msg } from '../../../i18n/msg.js';
import { epssTip } from '../../../entities/score/epss.messages.js';
import * as findingMessages from '../../../entities/finding/finding.messages.js';
import { messages as statesMessages } from '../../../ui/layout/states.messages.js';
import * as actionMessages from '../../../ui/controls/actions.messages.js';
import { messages as listMessages } from '../../../frames/list/list.messages.js';
import { messages as foldedMessages } from '../../../frames/list/foldedControls.messages.js';
import * as identityMessages from '../../../entities/component/identity.messages.js';
import * as subjectMessages from '../../../entities/project/subject.messages.js';
import * as vulnerabilityFactMessages from '../../../entities/vulnerability/vulnerabilityFact.messages.js';
import { scoreBoxesMessages } from '../../../entities/score/scoreBoxes.messages.js';
import { vocabularyMessages } from '../../../entities/vocabulary/vocabulary.messages.js';
import * as decisionMessages from '../../../entities/decision/decision.messages.js';
import { reload } from '../../../ui/layout/reload.messages.js';
import { audited } from '../../../entities/decision/decision.messages.js';

export const messages = {
  table: subjectMessages.findings,
  skip: msg('projectFindings.skip', 'Skip to findings', 'Link before the filters, visible while it has keyboard focus'),
  rowName: findingMessages.name,

  severity: vulnerabilityFactMessages.severity,
  vulnerability: subjectMessages.vulnerability,
  component: subjectMessages.component,
  version: identityMessages.version,
  versionTip: findingMessages.versionTip,
  group: identityMessages.group,
  cvss: vulnerabilityFactMessages.cvss,
  epss: vulnerabilityFactMessages.epss,
  epssTip,
  epssPercentile: scoreBoxesMessages.percentile,
  analysis: decisionMessages.analysis,
  attributed: findingMessages.attributed,
  aliases: vulnerabilityFactMessages.aliases,
  cwe: msg('projectFindings.cwe', 'CWE', 'Table head: weaknesses'),
  published: vulnerabilityFactMessages.published,
  source: vulnerabilityFactMessages.source,
  analyzer: findingMessages.analyzer,
  suppressed: vocabularyMessages.suppressed,
  matrix: msg('projectFindings.matrix', 'Matrix', 'Table head: combined identifiers of project, component, and vulnerability. At most 18 characters'),
  hasAnalysis: audited,
  ecosystem: msg('projectFindings.ecosystem', 'Ecosystem', 'Filter name: package type, such as npm or maven'),
  // Not shared: the noun: how recent a version is.
  update: msg('projectFindings.update', 'Update', 'Filter name: whether a newer version of the component exists'),

  searchLabel: subjectMessages.searchFindings,
  searchPlaceholder: msg('projectFindings.searchPlaceholder', 'Search by ID, component, or CWE', 'Placeholder of the search field. At most 36 characters'),
  filters: msg('projectFindings.filters', 'Filter findings', 'Screen-reader name of the area with search and filters'),
  filter: foldedMessages.filters,
  clearAll: listMessages.clearAll,
  more: actionMessages.more,
  exportCsv: msg('projectFindings.exportCsv', 'Download view as CSV', 'Menu entry: file with the findings as currently filtered and sorted'),
  exportVex: msg('projectFindings.exportVex', 'Export decisions (VEX)', 'Menu entry: CycloneDX file with the audit decisions'),
  exportVdr: msg('projectFindings.exportVdr', 'Export vulnerabilities (VDR)', 'Menu entry: CycloneDX file with vulnerable components and audit decisions'),
  uploadVex: msg('projectFindings.uploadVex', 'Upload decisions (VEX)', 'Menu entry: opens a dialog for a CycloneDX file with audit decisions'),
  analyze: msg('projectFindings.analyze', 'Reanalyze', 'Menu entry: the server analyzes the project again'),
  allDecided: msg('projectFindings.allDecided', 'No unaudited findings listed', 'Notice when a key for the next unaudited finding finds none in the list'),
  refresh: reload,
  keys: msg('projectFindings.keys', 'Keyboard shortcuts', 'Menu entry that opens the list of keyboard shortcuts, and title of that list'),
  pill: msg<{ facet: string; mode: 'is' | 'not'; values: string; b: MessageTag }>(
    'projectFindings.pill',
    '{facet} {mode, select, not {is not <b>{values}</b>} other {is <b>{values}</b>}}',
    'Applied filter, such as “Severity is Critical, High” or “Analysis is not Resolved”',
  ),
  pillName: msg<{ facet: string; mode: 'is' | 'not'; values: string }>('projectFindings.pillName', '{facet} {mode, select, not {is not {values}} other {is {values}}}', 'projectFindings.pill as plain text, for screen readers'),
  showSuppressed: msg('projectFindings.showSuppressed', 'Show suppressed findings', 'Screen-reader name of the remove button of projectFindings.suppressedHidden'),
  hideSuppressed: msg('projectFindings.hideSuppressed', 'Hide suppressed findings', 'Screen-reader name of the remove button of projectFindings.suppressedShown and suppressedOnly'),
  suppressedHidden: msg<{ count: number; b: MessageTag }>(
    'projectFindings.suppressedHidden',
    '{count, plural, one {# suppressed finding <b>hidden</b>} other {# suppressed findings <b>hidden</b>}}',
    'Applied filter: suppressed findings are not listed; count is their number',
  ),
  suppressedShown: msg<{ count: number; b: MessageTag }>(
    'projectFindings.suppressedShown',
    '{count, plural, one {# suppressed finding <b>shown</b>} other {# suppressed findings <b>shown</b>}}',
    'Applied filter: suppressed findings are listed too; count is their number',
  ),
  suppressedOnly: msg<{ count: number; b: MessageTag }>(
    'projectFindings.suppressedOnly',
    '{count, plural, one {<b>Only</b> # suppressed finding} other {<b>Only</b> # suppressed findings}}',
    'Applied filter: only suppressed findings are listed; count is their number',
  ),

  countGrouped: msg<{ rows: number; findings: number; b: MessageTag }>(
    'projectFindings.countGrouped',
    '<b>{rows, number}</b> {rows, plural, one {vulnerability} other {vulnerabilities}} in <b>{findings, number}</b> {findings, plural, one {finding} other {findings}}',
    'Above the table: rows is the number of vulnerabilities, findings that of their findings',
  ),
  countAll: msg<{ findings: number; b: MessageTag }>('projectFindings.countAll', '<b>{findings, number}</b> {findings, plural, one {finding} other {findings}}', 'Above the table when each finding has its own row'),
  partGrouped: msg<{ rows: number; findings: number; allRows: number; allFindings: number; b: MessageTag }>(
    'projectFindings.partGrouped',
    '<b>{rows, number}</b> of {allRows, plural, one {# vulnerability} other {# vulnerabilities}} · <b>{findings, number}</b> of {allFindings, plural, one {# finding} other {# findings}}',
    'Replaces projectFindings.countGrouped while filters hide rows; allRows and allFindings are the totals',
  ),
  partAll: msg<{ findings: number; allFindings: number; b: MessageTag }>(
    'projectFindings.partAll',
    '<b>{findings, number}</b> of {allFindings, plural, one {# finding} other {# findings}}',
    'Replaces projectFindings.countAll while filters hide rows; allFindings is the total',
  ),
  reading: msg<{ rows: number }>('projectFindings.reading', '{rows, number} findings loaded', 'Above the table while a long list loads'),
  readingOf: msg<{ rows: number; total: number }>('projectFindings.readingOf', '{rows, number} of {total, number} findings loaded', 'Above the table while a long list loads'),
  loadedAt: msg<{ count: number; time: string }>('projectFindings.loadedAt', '{count, plural, one {# finding} other {All # findings}} as of {time}', 'Below the table; time such as “today, 09:40”'),

  epssFrom: msg<{ share: string }>('projectFindings.epssFrom', '{share} or more', 'Filter value: entered EPSS score; share such as 12.5%'),
  bandHigh: msg('projectFindings.bandHigh', '50% or more', 'Filter value: range of EPSS scores'),
  bandRaised: msg('projectFindings.bandRaised', '10% to 50%', 'Filter value: range of EPSS scores'),
  bandLow: msg('projectFindings.bandLow', '1% to 10%', 'Filter value: range of EPSS scores'),
  bandMinimal: msg('projectFindings.bandMinimal', 'Below 1%', 'Filter value: range of EPSS scores'),
  cvssCritical: msg('projectFindings.cvssCritical', '9.0 to 10.0', 'Filter value: range of CVSS scores'),
  cvssHigh: msg('projectFindings.cvssHigh', '7.0 to 8.9', 'Filter value: range of CVSS scores'),
  cvssMedium: msg('projectFindings.cvssMedium', '4.0 to 6.9', 'Filter value: range of CVSS scores'),
  cvssLow: msg('projectFindings.cvssLow', '0.0 to 3.9', 'Filter value: range of CVSS scores'),
  unscored: msg('projectFindings.unscored', 'Not scored', 'Filter value: no CVSS or EPSS score'),
  // Not shared: of an ecosystem.
  unknown: msg('projectFindings.unknown', 'Unknown', 'Filter value: the package type, or whether a newer version exists, is unknown'),
  yes: msg('projectFindings.yes', 'Yes', 'Filter value: the finding is audited; also in the Suppressed column'),
  no: msg('projectFindings.no', 'No', 'Filter value: the finding is unaudited; also in the Suppressed column'),
  outdated: msg('projectFindings.outdated', 'Update available', 'Filter value: the component is outdated'),
  current: msg('projectFindings.current', 'Up to date', 'Filter value: the component has the latest version'),

  aliasCount: msg<{ count: number }>('projectFindings.aliasCount', '{count, plural, one {# alias} other {# aliases}}', 'Tooltip of the number after an identifier: how many other identifiers the vulnerability has'),
  members: msg<{ count: number; vulnerability: string }>(
    'projectFindings.members',
    '{count, plural, one {# more finding} other {# more findings}} of {vulnerability} under an alias',
    'Button in a grouped row: shows or hides its other findings; vulnerability is an identifier',
  ),
  reportedBy: msg<{ analyzer: string }>('projectFindings.reportedBy', 'Reported by {analyzer}', 'In the row of a finding inside a group; analyzer is a name'),
  mixed: msg('projectFindings.mixed', 'mixed', 'Badge after an analysis state: findings in the same row have different decisions. At most 14 characters'),
  undo: actionMessages.undo,

  failed: subjectMessages.findingsFailed,
  refreshFailed: msg<{ time: string }>('projectFindings.refreshFailed', 'Could not reload findings. Showing data from {time}.', 'Error above the table, before the reason; time such as “today, 09:40”'),
  retry: statesMessages.retry,
  analyzing: msg('projectFindings.analyzing', 'Analyzing the project…', 'Above the table until the server finishes'),
  opening: statesMessages.loading,
};
