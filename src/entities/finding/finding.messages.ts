/** Words about findings. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';
import { forbidden as outcomeForbidden } from '../../ui/layout/outcome.messages.js';
import { noMatch as outcomeNoMatch } from '../../ui/layout/outcome.messages.js';

export const count = msg<{ count: number }>('finding.count', '{count, plural, one {# finding} other {# findings}}', 'Count of findings: above a list, as a link to them, in the name of a graph node');

export const name = msg<{ vulnerability: string; component: string }>('finding.name', '{vulnerability} in {component}', 'Name of a finding; vulnerability such as CVE-2021-44228, component such as log4j-core');

export const attributed = msg('finding.attributed', 'Attributed', 'Table head and filter: date of the first report of the vulnerability for the component, at most 18 characters');

export const analyzer = msg('finding.analyzer', 'Analyzer', 'Table head and filter: analyzer that reported the vulnerability, at most 18 characters');

export const rowsAre = msg('finding.rowsAre', 'Show by', 'Screen-reader name of the switch above a list of findings: a row for each finding, or for each vulnerability (in a project: of each component), aliases counted once');

export const versionTip = msg('finding.versionTip', 'Below the version: the lowest one that no known finding affects', 'Tooltip of the table head “Version” in a list of findings');

export const none = msg('finding.none', 'No findings', 'Replaces a list of findings that has no entries');

export const noMatch = outcomeNoMatch;

export const forbidden = outcomeForbidden;

export const countOrNone = msg<{ count: number }>('finding.countOrNone', '{count, plural, =0 {No findings} one {# finding} other {# findings}}', 'Count of findings, or none, above a list');
