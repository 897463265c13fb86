import { msg } from '../../../i18n/msg.js';
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
  title: msg('licenseForm.title', 'Create a custom license', 'Title of the form'),
  subtitle: msg('licenseForm.subtitle', 'Servers take no changes of a license later: it can only be deleted and created anew.', 'Below licenseForm.title'),
  submit: msg('licenseForm.submit', 'Create license', 'Button that sends the form'),
  creating: msg('licenseForm.creating', 'Creating the license…', 'Words of the button while the server has not answered'),
  created: msg<{ name: string }>('licenseForm.created', 'License {name} was created.', 'Notice; name is that of the license'),
  notCreated: msg<{ reason: string }>('licenseForm.notCreated', 'The license was not created. {reason}', 'Above the form; reason is a sentence'),
  licenseId: fieldMessages.identifier,
  licenseIdHint: msg('licenseForm.licenseIdHint', 'Bills of materials name the license by it. SPDX suggests LicenseRef- in front, such as LicenseRef-Acme-1.0.', 'Below the field field.identifier'),
  licenseIdLetters: msg('licenseForm.licenseIdLetters', 'An identifier has letters of A to Z, digits, and _ - . + only, such as LicenseRef-Acme-1.0.', 'Problem of the field field.identifier'),
  licenseIdTaken: msg<{ licenseId: string }>('licenseForm.licenseIdTaken', 'There is a license {licenseId} already.', 'At the field field.identifier, when the server refuses it'),
  more: msg('licenseForm.more', 'Template, source header, comments and links', 'Heading of the part of the form with what few licenses have'),
  url: msg('licenseForm.url', 'Address', 'Name of the input for a web address about a license'),
  addUrl: msg('licenseForm.addUrl', 'Add address', 'Button that adds an input for a web address about a license'),
  urlProblem: msg<{ place: number }>('licenseForm.urlProblem', 'Line {place, number} is no address of a web page, such as https://example.com/license.', 'Problem of the field license.seeAlso; place is the number of the line, from 1'),
};
