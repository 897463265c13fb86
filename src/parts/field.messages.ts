/** Labels and heads of columns for facts of anything. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const name = defineMessage({
  id: 'field.name',
  defaultMessage: 'Name',
  description: 'Label of a field of a project or a component',
});

export const description = defineMessage({
  id: 'field.description',
  defaultMessage: 'Description',
  description: 'Label of a field, or heading of a part, of a project, a component or a vulnerability',
});

export const identifier = defineMessage({
  id: 'field.identifier',
  defaultMessage: 'Identifier',
  description:
    'Label or head of a column: what a vulnerability or a package repository is called, unique among its like',
});
