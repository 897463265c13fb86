/** Words about findings. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const count = msg<{ count: number }>('finding.count', '{count, plural, one {# finding} other {# findings}}', 'How many findings there are: above a list, as a link to them, in the name of a node of a graph');

export const name = msg<{ vulnerability: string; component: string }>('finding.name', '{vulnerability} in {component}', 'What a finding is called; vulnerability such as CVE-2021-44228, component such as log4j-core');

export const attributed = msg('finding.attributed', 'Attributed', 'Head of a column, name of a filter: date when the vulnerability was first reported for the component');

export const analyzer = msg('finding.analyzer', 'Analyzer', 'Head of a column: which analyzer reported the vulnerability; name of a filter');

export const none = msg('finding.none', 'No findings', 'In the place of a list of findings: no vulnerability is known of what it is about');

export const noMatch = msg('finding.noMatch', 'No finding matches', 'In the place of a list of findings: search or filters leave none');

export const forbidden = msg('finding.forbidden', 'You may not see findings', 'In the place of findings, without the permission VIEW_VULNERABILITY');

export const countOrNone = msg<{ count: number }>('finding.countOrNone', '{count, plural, =0 {No findings} one {# finding} other {# findings}}', 'How many findings there are, also none: above a list');
