/** What lists and pages of projects say of them. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const active = msg('projectState.active', 'Active', 'Head of a column: whether the project still counts; name of the tick in it');

export const inactive = msg('projectState.inactive', 'Inactive', 'Badge of a project that no longer counts');

export const showInactive = msg('projectState.showInactive', 'Show inactive', 'Switch: whether projects that no longer count are listed too');

export const showInactiveOnes = msg('projectState.showInactiveOnes', 'Show inactive ones', 'Button in an empty list of projects');

export const tags = msg('projectState.tags', 'Tags', 'Label or head of a column: tags of a project');

export const risk = msg('projectState.risk', 'Risk', 'Head of a column: risk score of a project or a component');

export const searchByName = msg('projectState.searchByName', 'Search by name', 'In an empty field that finds a project');

export const latest = msg('projectState.latest', 'Latest', 'Badge of the latest version of a project');

export const addVersion = msg('projectState.addVersion', 'Add version…', 'Entry of a menu for a project: opens the form that makes another version of it');
