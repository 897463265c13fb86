/**
 * The texts of both lists of a comparison. Exported one by one, so that a host downloads only those in use.
 */
import { msg } from '../../../i18n/msg.js';

export const outcome = msg('projectComparison.outcome', 'Status', 'Table head: whether a component, finding, policy violation, or license is new, fixed, removed, or unchanged. At most 18 characters');

// Not shared: a label, not a button.
export const narrow = msg('projectComparison.narrow', 'Show', 'Screen-reader name of the choice above the list: differences, new, fixed, unchanged, all');

export const all = msg('projectComparison.all', 'All', 'Choice above the list: everything that either version has');

export const counted = msg<{ outcome: string; count: string }>('projectComparison.counted', '{outcome} {count}', 'Choice above the list; outcome such as “Added”, count is its number: Added 12');

export const inVersion = msg<{ version: string }>('projectComparison.inVersion', 'In {version}', 'Table head: value in one of the two versions; version such as 2.4.0');

export const differences = msg('projectComparison.components.differences', 'Differences', 'Choice above the list: only what differs between the versions');

// Not shared: of a finding or a policy violation.
export const came = msg('projectComparison.findings.came', 'New', 'Badge and choice above the list: only the later version has the finding or policy violation. At most 14 characters');

// Not shared: of a finding or a policy violation.
export const went = msg('projectComparison.findings.went', 'Fixed', 'Badge and choice above the list: only the earlier version has the finding or policy violation. At most 14 characters');

// Not shared: of a finding or a policy violation, which have a gender in many languages.
export const stayed = msg('projectComparison.findings.stayed', 'Unchanged', 'Badge and choice above the list: both versions have the finding or policy violation. At most 14 characters');

export const total = msg<{ count: number }>('projectComparison.components.total', '{count, plural, =0 {No differences} one {# difference} other {# differences}}', 'Count above a list of what differs');

export const none = msg('projectComparison.components.none', 'No differences', 'Title when both versions have the same components, findings, policy violations, or licenses');
