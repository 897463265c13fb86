import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as identityMessages from '../../component/identity.messages.js';
import * as serviceMessages from '../service.messages.js';
import { adding } from '../../../ui/layout/outcome.messages.js';
import { notSaved } from '../../../ui/layout/outcome.messages.js';
import { comment } from '../../decision/decision.messages.js';
import { authentication } from '../../access/credentials.messages.js';
import { addService } from '../../project/portfolioText.messages.js';

export const messages = {
  editTitle: msg('serviceEditor.editTitle', 'Service details', 'Title of the dialog that shows and edits a service'),
  create: addService,
  creating: adding,
  group: identityMessages.longGroup,
  description: fieldMessages.description,
  asksWho: authentication,
  trust: serviceMessages.trustBoundary,
  authenticated: serviceMessages.authenticated,
  notAuthenticated: serviceMessages.notAuthenticated,
  boundary: serviceMessages.boundary,
  noBoundary: serviceMessages.noBoundary,
  notStated: serviceMessages.notStated,
  endpoints: serviceMessages.endpoints,
  url: fieldMessages.url,
  addEndpoint: msg('serviceEditor.addEndpoint', 'Add endpoint', 'Button below serviceEditor.endpoints that adds a line (at most 20 characters)'),
  data: serviceMessages.data,
  dataHint: msg('serviceEditor.dataHint', 'Your organization’s class, such as PII or public.', 'Help below the field service.data'),
  classification: msg('serviceEditor.classification', 'Classification', 'Field label: classification of the data of a service'),
  direction: msg('serviceEditor.direction', 'Direction', 'Field label of a choice: direction of a data flow'),
  addData: msg('serviceEditor.addData', 'Add data', 'Button below service.data that adds a line (at most 20 characters)'),
  providerPart: msg<{ name: string; has: 'yes' | 'no' }>(
    'serviceEditor.providerPart',
    '{has, select, yes {Provider: {name}} other {Provider and contacts}}',
    'Heading that expands fields about the provider of a service; name is the provider, has is yes if there is one',
  ),
  providerName: msg('serviceEditor.providerName', 'Provider name', 'Field label in the form of a service'),
  websites: msg('serviceEditor.websites', 'Websites', 'Field label: URLs of the provider of a service'),
  addWebsite: msg('serviceEditor.addWebsite', 'Add website', 'Button below serviceEditor.websites that adds a line (at most 20 characters)'),
  contacts: fieldMessages.contacts,
  contactName: msg('serviceEditor.contactName', 'Contact name', 'Field label: name of a contact for a service'),
  email: fieldMessages.email,
  phone: fieldMessages.phone,
  addContact: msg('serviceEditor.addContact', 'Add contact', 'Button below field.contacts that adds a line (at most 20 characters)'),
  references: fieldMessages.externalReferences,
  referencesPart: msg<{ count: number }>('serviceEditor.referencesPart', '{count, plural, =0 {References} one {# reference} other {# references}}', 'Heading that expands the links of a service; count is their number'),
  referenceType: msg('serviceEditor.referenceType', 'Reference type', 'Field label of a choice: type of an external reference, such as documentation'),
  comment,
  addReference: msg('serviceEditor.addReference', 'Add reference', 'Button below field.externalReferences that adds a line (at most 20 characters)'),

  required: msg('serviceEditor.problem.required', 'Enter a name.', 'Error below the field field.name'),
  inLine: msg<{ place: number; problem: string }>('serviceEditor.problem.inLine', 'Line {place, number}: {problem}', 'Error below a field with several lines; place is the line number, problem a sentence'),
  noReference: msg('serviceEditor.problem.noReference', 'Enter a URL or remove the line.', 'Error of a line of field.externalReferences with a comment but no URL'),
  notCreated: notSaved,
  notSaved,
};
