/**
 * Messages for the identity of a component or a project, as labels and column heads. Each message is
 * separate, so that a host downloads only those in use.
 */
import { msg } from '../../i18n/msg.js';

export const version = msg('identity.version', 'Version', 'Field label or table head: version of a project or component, at most 18 characters');

export const purl = msg('identity.purl', 'Package URL', 'Field label, table head, or option: package URL of a project or component, such as pkg:npm/lodash@4.17.21');

export const cpe = msg('identity.cpe', 'CPE', 'Field label or option: Common Platform Enumeration of a project or component');

export const swidTagId = msg('identity.swidTagId', 'SWID tag ID', 'Field label: identifier of a software identification (SWID) tag');

export const longGroup = msg('identity.longGroup', 'Namespace, group, or vendor', 'Field label of a project or component, at most 32 characters');

export const group = msg('identity.group', 'Group', 'Table head: group, namespace, or vendor of components, at most 18 characters');

export const classifier = msg('identity.classifier', 'Classifier', 'Field label, table head, or filter: kind of a project or component, such as Application, at most 18 characters');

export const license = msg('identity.license', 'License', 'Field label or table head: one license of a component, at most 18 characters');

export const latestVersion = msg('identity.latestVersion', 'Latest version', 'Field label or table head: latest version of a component in its package repository, at most 18 characters');

export const internal = msg('identity.internal', 'Internal', 'Table head, and badge of a component made by the organization itself, at most 14 characters');

export const external = msg('identity.external', 'External', 'Badge of a component made by others, at most 14 characters');

export const copyright = msg('identity.copyright', 'Copyright', 'Field label of a component: its copyright notice');

export const filename = msg('identity.filename', 'File name', 'Field label of a component');

export const notes = msg('identity.notes', 'Notes', 'Field label of a component: remarks of the users of this server');

export const author = msg('identity.author', 'Author', 'Field label: author of a project or component');

export const publisher = msg('identity.publisher', 'Publisher', 'Field label: publisher of a project or component');

export const supplier = msg('identity.supplier', 'Supplier', 'Field label: organization that supplied a project or component');
