/**
 * The texts of both lists of a comparison. Exported one by one, so that a host downloads only those in use.
 */
import { msg } from '../../../i18n/msg.js';

export const outcome = msg('projectComparison.outcome', 'Status', 'Table head: whether a component or finding is new, gone, or remaining. At most 18 characters');

// Not shared: a label, not a button.
export const narrow = msg('projectComparison.narrow', 'Show', 'Screen-reader name of the choice above the list: all, new, gone, remaining');

export const all = msg('projectComparison.all', 'All', 'Choice above the list: every component or finding of both versions');

export const counted = msg<{ outcome: string; count: string }>('projectComparison.counted', '{outcome} {count}', 'Choice above the list; outcome such as “Added”, count is its number: Added 12');

export const inVersion = msg<{ version: string }>('projectComparison.inVersion', 'In {version}', 'Table head: value in one of the two versions; version such as 2.4.0');
