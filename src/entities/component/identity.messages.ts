/** What names a component or a project, as labels and heads of columns. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const version = msg('identity.version', 'Version', 'Label or head of a column: version of a project or a component');

export const purl = msg('identity.purl', 'Package URL', 'Label or head of a column: package URL of a project or a component, such as pkg:npm/lodash@4.17.21; a choice of how something is named');

export const cpe = msg('identity.cpe', 'CPE', 'Label: Common Platform Enumeration of a project or a component; a choice of how something is named');

export const swidTagId = msg('identity.swidTagId', 'SWID tag ID', 'Label: identifier of a software identification tag');

export const longGroup = msg('identity.longGroup', 'Namespace, group or vendor', 'Label of a field of a project or a component');

export const group = msg('identity.group', 'Group', 'Head of a column: group, namespace or vendor of components');

export const classifier = msg('identity.classifier', 'Classifier', 'Label or head of a column: the kind of a project or a component, such as Application; button that opens the filter by it');

export const license = msg('identity.license', 'License', 'Label or head of a column: one license of a component');

export const latestVersion = msg('identity.latestVersion', 'Latest version', 'Column head and label: newest version of a component that its package repository knows');

export const internal = msg('identity.internal', 'Internal', 'Column head, and mark of a component that the organisation itself makes');

export const external = msg('identity.external', 'External', 'Mark of a component that others make');

export const copyright = msg('identity.copyright', 'Copyright', 'Label of a field of a component: who has the rights');

export const filename = msg('identity.filename', 'File name', 'Label of a field of a component');

export const notes = msg('identity.notes', 'Notes', 'Label of a field of a component: remarks of the people who use this server');

export const author = msg('identity.author', 'Author', 'Label: who wrote a project or a component');

export const publisher = msg('identity.publisher', 'Publisher', 'Label: who published a project or a component');

export const supplier = msg('identity.supplier', 'Supplier', 'Label: the organization that supplied a project or a component');
