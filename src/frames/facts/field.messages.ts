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

export const url = defineMessage({
  id: 'field.url',
  defaultMessage: 'URL',
  description:
    'Label or head of a column: an address on the web, of a package repository, an endpoint or a reference',
});

export const email = defineMessage({
  id: 'field.email',
  defaultMessage: 'E-mail address',
  description: 'Label: the e-mail address of a user or of somebody to ask',
});

export const fullname = defineMessage({
  id: 'field.fullname',
  defaultMessage: 'Full name',
  description: 'Label, and column head: first and last name of a user',
});

export const objectId = defineMessage({
  id: 'field.objectId',
  defaultMessage: 'Object identifier',
  description: 'Label: the UUID that the server gave a vulnerability or a service',
});

export const externalReferences = defineMessage({
  id: 'field.externalReferences',
  defaultMessage: 'External references',
  description:
    'Title and label: links to other sites about a project or a service, such as its documentation',
});

export const contacts = defineMessage({
  id: 'field.contacts',
  defaultMessage: 'Contacts',
  description: 'Label of a list of people to ask about a project or a service: name, e-mail, phone',
});

export const phone = defineMessage({
  id: 'field.phone',
  defaultMessage: 'Phone',
  description: 'Label of an input of a list of people',
});
