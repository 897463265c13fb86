/** What names a component or a project, as labels and heads of columns. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const version = defineMessage({
  id: 'identity.version',
  defaultMessage: 'Version',
  description: 'Label or head of a column: version of a project or a component',
});

export const purl = defineMessage({
  id: 'identity.purl',
  defaultMessage: 'Package URL',
  description:
    'Label or head of a column: package URL of a project or a component, such as pkg:npm/lodash@4.17.21; a choice of how something is named',
});

export const cpe = defineMessage({
  id: 'identity.cpe',
  defaultMessage: 'CPE',
  description:
    'Label: Common Platform Enumeration of a project or a component; a choice of how something is named',
});

export const swidTagId = defineMessage({
  id: 'identity.swidTagId',
  defaultMessage: 'SWID tag ID',
  description: 'Label: identifier of a software identification tag',
});

export const longGroup = defineMessage({
  id: 'identity.longGroup',
  defaultMessage: 'Namespace, group or vendor',
  description: 'Label of a field of a project or a component',
});

export const group = defineMessage({
  id: 'identity.group',
  defaultMessage: 'Group',
  description: 'Head of a column: group, namespace or vendor of components',
});

export const classifier = defineMessage({
  id: 'identity.classifier',
  defaultMessage: 'Classifier',
  description:
    'Label or head of a column: the kind of a project or a component, such as Application; button that opens the filter by it',
});

export const license = defineMessage({
  id: 'identity.license',
  defaultMessage: 'License',
  description: 'Label or head of a column: one license of a component',
});

export const latestVersion = defineMessage({
  id: 'identity.latestVersion',
  defaultMessage: 'Latest version',
  description: 'Column head and label: newest version of a component that its package repository knows',
});

export const internal = defineMessage({
  id: 'identity.internal',
  defaultMessage: 'Internal',
  description: 'Column head, and mark of a component that the organisation itself makes',
});

export const external = defineMessage({
  id: 'identity.external',
  defaultMessage: 'External',
  description: 'Mark of a component that others make',
});

export const copyright = defineMessage({
  id: 'identity.copyright',
  defaultMessage: 'Copyright',
  description: 'Label of a field of a component: who has the rights',
});

export const filename = defineMessage({
  id: 'identity.filename',
  defaultMessage: 'File name',
  description: 'Label of a field of a component',
});

export const notes = defineMessage({
  id: 'identity.notes',
  defaultMessage: 'Notes',
  description: 'Label of a field of a component: remarks of the people who use this server',
});

export const author = defineMessage({
  id: 'identity.author',
  defaultMessage: 'Author',
  description: 'Label: who wrote a project or a component',
});

export const publisher = defineMessage({
  id: 'identity.publisher',
  defaultMessage: 'Publisher',
  description: 'Label: who published a project or a component',
});

export const supplier = defineMessage({
  id: 'identity.supplier',
  defaultMessage: 'Supplier',
  description: 'Label: the organization that supplied a project or a component',
});
