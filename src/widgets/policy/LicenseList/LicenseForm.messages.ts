import { defineMessage } from 'react-intl';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as licenseMessages from '../../../entities/license/license.messages.js';

export const messages = {
  name: fieldMessages.name,
  osiApproved: licenseMessages.osiApproved,
  fsfLibre: licenseMessages.fsfLibre,
  deprecated: licenseMessages.deprecated,
  text: licenseMessages.text,
  template: licenseMessages.template,
  header: licenseMessages.header,
  comments: licenseMessages.comments,
  seeAlso: licenseMessages.seeAlso,
  title: defineMessage({
    id: 'licenseForm.title',
    defaultMessage: 'Create a custom license',
    description: 'Title of the form',
  }),
  subtitle: defineMessage({
    id: 'licenseForm.subtitle',
    defaultMessage: 'Servers take no changes of a license later: it can only be deleted and created anew.',
    description: 'Below licenseForm.title',
  }),
  submit: defineMessage({
    id: 'licenseForm.submit',
    defaultMessage: 'Create license',
    description: 'Button that sends the form',
  }),
  creating: defineMessage({
    id: 'licenseForm.creating',
    defaultMessage: 'Creating the license…',
    description: 'Words of the button while the server has not answered',
  }),
  created: defineMessage<{ readonly name: string }>({
    id: 'licenseForm.created',
    defaultMessage: 'License {name} was created.',
    description: 'Notice; name is that of the license',
  }),
  notCreated: defineMessage<{ readonly reason: string }>({
    id: 'licenseForm.notCreated',
    defaultMessage: 'The license was not created. {reason}',
    description: 'Above the form; reason is a sentence',
  }),
  licenseId: fieldMessages.identifier,
  licenseIdHint: defineMessage({
    id: 'licenseForm.licenseIdHint',
    defaultMessage:
      'Bills of materials name the license by it. SPDX suggests LicenseRef- in front, such as LicenseRef-Acme-1.0.',
    description: 'Below the field field.identifier',
  }),
  licenseIdLetters: defineMessage({
    id: 'licenseForm.licenseIdLetters',
    defaultMessage:
      'An identifier has letters of A to Z, digits, and _ - . + only, such as LicenseRef-Acme-1.0.',
    description: 'Problem of the field field.identifier',
  }),
  licenseIdTaken: defineMessage<{ readonly licenseId: string }>({
    id: 'licenseForm.licenseIdTaken',
    defaultMessage: 'There is a license {licenseId} already.',
    description: 'At the field field.identifier, when the server refuses it',
  }),
  more: defineMessage({
    id: 'licenseForm.more',
    defaultMessage: 'Template, source header, comments and links',
    description: 'Heading of the part of the form with what few licenses have',
  }),
  url: defineMessage({
    id: 'licenseForm.url',
    defaultMessage: 'Address',
    description: 'Name of the input for a web address about a license',
  }),
  addUrl: defineMessage({
    id: 'licenseForm.addUrl',
    defaultMessage: 'Add address',
    description: 'Button that adds an input for a web address about a license',
  }),
  urlProblem: defineMessage<{ readonly place: number }>({
    id: 'licenseForm.urlProblem',
    defaultMessage: 'Line {place, number} is no address of a web page, such as https://example.com/license.',
    description: 'Problem of the field license.seeAlso; place is the number of the line, from 1',
  }),
};
