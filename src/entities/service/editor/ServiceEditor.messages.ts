import { defineMessage } from 'react-intl';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as identityMessages from '../../component/identity.messages.js';
import * as serviceMessages from '../service.messages.js';

export const messages = {
  title: defineMessage({
    id: 'serviceEditor.title',
    defaultMessage: 'New service',
    description: 'Title of the dialog that adds a service to a project',
  }),
  editTitle: defineMessage({
    id: 'serviceEditor.editTitle',
    defaultMessage: 'Service details',
    description: 'Title of the dialog that shows and changes a service',
  }),
  create: defineMessage({
    id: 'serviceEditor.create',
    defaultMessage: 'Add service',
    description: 'Button that sends the form of a new service',
  }),
  creating: defineMessage({
    id: 'serviceEditor.creating',
    defaultMessage: 'Adding service',
    description: 'Instead of serviceEditor.create while the server works',
  }),
  group: identityMessages.longGroup,
  description: fieldMessages.description,
  asksWho: defineMessage({
    id: 'serviceEditor.asksWho',
    defaultMessage: 'Authentication',
    description: 'Label of a choice: whether the service asks who is calling',
  }),
  trust: defineMessage({
    id: 'serviceEditor.trust',
    defaultMessage: 'Trust boundary',
    description: 'Label of a choice: whether calls to the service leave what is trusted',
  }),
  authenticated: serviceMessages.authenticated,
  notAuthenticated: serviceMessages.notAuthenticated,
  boundary: serviceMessages.boundary,
  noBoundary: serviceMessages.noBoundary,
  notStated: serviceMessages.notStated,
  endpoints: serviceMessages.endpoints,
  url: fieldMessages.url,
  addEndpoint: defineMessage({
    id: 'serviceEditor.addEndpoint',
    defaultMessage: 'Add endpoint',
    description: 'Button below serviceEditor.endpoints: a line more',
  }),
  data: serviceMessages.data,
  dataHint: defineMessage({
    id: 'serviceEditor.dataHint',
    defaultMessage: 'How your organisation classifies it, such as PII or public.',
    description: 'Below the field service.data',
  }),
  classification: defineMessage({
    id: 'serviceEditor.classification',
    defaultMessage: 'Classification',
    description: 'Name of an input: how the data of a service is classified',
  }),
  direction: defineMessage({
    id: 'serviceEditor.direction',
    defaultMessage: 'Direction',
    description: 'Name of a choice: which way data flows',
  }),
  addData: defineMessage({
    id: 'serviceEditor.addData',
    defaultMessage: 'Add data',
    description: 'Button below service.data: a line more',
  }),
  providerPart: defineMessage<{ readonly name: string; readonly has: 'yes' | 'no' }>({
    id: 'serviceEditor.providerPart',
    defaultMessage: '{has, select, yes {Provider: {name}} other {Provider and contacts}}',
    description:
      'Opens fields of a service: who provides it; name is that of the provider, once there is one',
  }),
  providerName: defineMessage({
    id: 'serviceEditor.providerName',
    defaultMessage: 'Name of the provider',
    description: 'Label of a field of a service',
  }),
  websites: defineMessage({
    id: 'serviceEditor.websites',
    defaultMessage: 'Websites',
    description: 'Label: addresses of the provider of a service',
  }),
  addWebsite: defineMessage({
    id: 'serviceEditor.addWebsite',
    defaultMessage: 'Add website',
    description: 'Button below serviceEditor.websites: a line more',
  }),
  contacts: fieldMessages.contacts,
  contactName: defineMessage({
    id: 'serviceEditor.contactName',
    defaultMessage: 'Name of the contact',
    description: 'Name of an input: somebody to ask about a service',
  }),
  email: fieldMessages.email,
  phone: fieldMessages.phone,
  addContact: defineMessage({
    id: 'serviceEditor.addContact',
    defaultMessage: 'Add contact',
    description: 'Button below field.contacts: a line more',
  }),
  references: fieldMessages.externalReferences,
  referencesPart: defineMessage<{ readonly count: number }>({
    id: 'serviceEditor.referencesPart',
    defaultMessage: '{count, plural, =0 {References} one {# reference} other {# references}}',
    description: 'Opens fields of a service: links about it; count is how many there are',
  }),
  referenceType: defineMessage({
    id: 'serviceEditor.referenceType',
    defaultMessage: 'Type of reference',
    description: 'Name of a choice: what an external reference is about, such as documentation',
  }),
  comment: defineMessage({
    id: 'serviceEditor.comment',
    defaultMessage: 'Remark',
    description: 'Name of an input: what is said of an external reference',
  }),
  addReference: defineMessage({
    id: 'serviceEditor.addReference',
    defaultMessage: 'Add reference',
    description: 'Button below field.externalReferences: a line more',
  }),

  required: defineMessage({
    id: 'serviceEditor.problem.required',
    defaultMessage: 'A service needs a name.',
    description: 'Problem of the field field.name',
  }),
  inLine: defineMessage<{ readonly place: number; readonly problem: string }>({
    id: 'serviceEditor.problem.inLine',
    defaultMessage: 'Line {place, number}: {problem}',
    description: 'Problem of a field with several lines; place is the number of the line, problem a sentence',
  }),
  noReference: defineMessage({
    id: 'serviceEditor.problem.noReference',
    defaultMessage: 'A reference needs a URL. Enter one, or remove the line.',
    description: 'Problem of a line of field.externalReferences, where only a remark was typed',
  }),
  notCreated: defineMessage<{ readonly reason: string }>({
    id: 'serviceEditor.notCreated',
    defaultMessage: 'The service was not added. {reason}',
    description:
      'Above the form after a failure; reason is one or two sentences. What was typed is still there',
  }),
  notSaved: defineMessage<{ readonly reason: string }>({
    id: 'serviceEditor.notSaved',
    defaultMessage: 'The service was not saved. {reason}',
    description:
      'Above the form after a failure; reason is one or two sentences. What was typed is still there',
  }),
};
