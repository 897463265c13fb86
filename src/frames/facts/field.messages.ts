/** Labels and heads of columns for facts of anything. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const name = msg('field.name', 'Name', 'Label of a field of a project or component');

export const description = msg('field.description', 'Description', 'Field label or heading of a section of a project, component, or vulnerability');

export const identifier = msg('field.identifier', 'ID', 'Field label and table head: unique name of a vulnerability or package repository. At most 18 characters');

export const url = msg('field.url', 'URL', 'Field label and table head: URL of a package repository, an endpoint, or a reference');

export const email = msg('field.email', 'Email address', 'Field label: email address of a user or contact');

export const fullname = msg('field.fullname', 'Full name', 'Field label and table head: first and last name of a user. At most 18 characters');

export const uuid = msg('field.uuid', 'UUID', 'Field label, and column head in exported files: identifier that the server assigned to a project, component, service, or vulnerability');

export const externalReferences = msg('field.externalReferences', 'External references', 'Title and field label: links to other sites about a project or service, such as its documentation');

export const contacts = msg('field.contacts', 'Contacts', 'Label of a list of contacts of a project or service: name, email address, phone');

export const phone = msg('field.phone', 'Phone', 'Label of an input in a list of contacts');
export const type = msg('propertyList.type', 'Type', 'Table head and field label: the type of a property value, such as STRING; at most 18 characters');
