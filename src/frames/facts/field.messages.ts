/** Labels and heads of columns for facts of anything. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const name = msg('field.name', 'Name', 'Label of a field of a project or a component');

export const description = msg('field.description', 'Description', 'Label of a field, or heading of a part, of a project, a component or a vulnerability');

export const identifier = msg('field.identifier', 'Identifier', 'Label or head of a column: what a vulnerability or a package repository is called, unique among its like');

export const url = msg('field.url', 'URL', 'Label or head of a column: an address on the web, of a package repository, an endpoint or a reference');

export const email = msg('field.email', 'E-mail address', 'Label: the e-mail address of a user or of somebody to ask');

export const fullname = msg('field.fullname', 'Full name', 'Label, and column head: first and last name of a user');

export const objectId = msg('field.objectId', 'Object identifier', 'Label: the UUID that the server gave a vulnerability or a service');

export const externalReferences = msg('field.externalReferences', 'External references', 'Title and label: links to other sites about a project or a service, such as its documentation');

export const contacts = msg('field.contacts', 'Contacts', 'Label of a list of people to ask about a project or a service: name, e-mail, phone');

export const phone = msg('field.phone', 'Phone', 'Label of an input of a list of people');
