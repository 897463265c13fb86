/**
 * The messages about projects in lists and on pages. Exported one by one so that a host downloads only those
 * in use.
 */
import { msg } from '../../i18n/msg.js';

export const active = msg('projectState.active', 'Active', 'Table head, and name of the check mark in the column: the project is active; at most 18 characters');

export const inactive = msg('projectState.inactive', 'Inactive', 'Badge of an inactive project; at most 14 characters');

export const showInactive = msg('projectState.showInactive', 'Show inactive', 'Switch that also lists inactive projects; at most 40 characters');

export const tags = msg('projectState.tags', 'Tags', 'Field label or table head: the tags of a project; at most 18 characters');

export const risk = msg('projectState.risk', 'Risk', 'Table head: risk score of a project or component; at most 18 characters');

export const latest = msg('projectState.latest', 'Latest', 'Badge of the latest version of a project; at most 14 characters');

export const addVersion = msg('projectState.addVersion', 'Add version', 'Menu entry for a project; opens the form for a new version');

// Not shared: leads to a page, while cvssCalculator.compare is a switch.
export const compare = msg('projectState.compare', 'Compare', 'Button: compares two selected projects, or another version in a list with the current one. At most 20 characters');
