/** What both lists of a comparison say. One by one, so that a host downloads only those in use. */
import { msg } from '../../../i18n/msg.js';

export const outcome = msg('projectComparison.outcome', 'Outcome', 'Head of the column that says what became of a component or a finding: added, gone, stayed');

export const narrow = msg('projectComparison.narrow', 'What is listed', 'Name, for screen readers, of the choice between outcomes above the list');

export const all = msg('projectComparison.all', 'All', 'Choice of what is listed: every component or finding of both versions');

export const counted = msg<{ outcome: string; count: string }>('projectComparison.counted', '{outcome} {count}', 'Choice of what is listed, with its number: Added 12');

export const inVersion = msg<{ version: string }>('projectComparison.inVersion', 'In {version}', 'Head of a column with what one of both versions of the project has; version such as 2.4.0');
