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
