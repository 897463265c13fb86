/** The changes of a component from one state of a project to another. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const added = msg('projectComparison.components.added', 'Added', 'Change of a component: only the later version has it');
export const removed = msg('projectComparison.components.removed', 'Removed', 'Change of a component: only the earlier version has it');
export const upgraded = msg('projectComparison.components.up', 'Upgraded', 'Change of a component: its version is newer');
export const downgraded = msg('projectComparison.components.down', 'Downgraded', 'Change of a component: its version is older');
// Not shared: of a component, which has a gender in many languages.
export const changed = msg('projectComparison.components.changed', 'Changed', 'Change of a component: its version or license differs between the versions');
