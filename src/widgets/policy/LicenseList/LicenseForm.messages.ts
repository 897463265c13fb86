import { msg } from '../../../i18n/msg.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import * as licenseMessages from '../../../entities/license/license.messages.js';
import { notSaved } from '../../../ui/layout/outcome.messages.js';
import { created } from '../../../ui/layout/outcome.messages.js';
import { creating } from '../../../ui/table/rowChange.messages.js';

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
  title: msg('licenseForm.title', 'Create custom license', 'Title of the form'),
  subtitle: msg('licenseForm.subtitle', 'A license cannot be edited later, only deleted.', 'Below the title licenseForm.title'),
  submit: licenseMessages.createLicense,
  creating,
  created,
  notCreated: notSaved,
  licenseId: fieldMessages.identifier,
  licenseIdHint: msg('licenseForm.licenseIdHint', 'The ID in BOMs. SPDX recommends a LicenseRef- prefix, such as LicenseRef-Acme-1.0.', 'Help below the field field.identifier'),
  licenseIdLetters: msg('licenseForm.licenseIdLetters', 'Use only A to Z, a to z, digits, and _ - . +, such as LicenseRef-Acme-1.0.', 'Problem at the field field.identifier'),
  licenseIdTaken: msg<{ licenseId: string }>('licenseForm.licenseIdTaken', 'A license with the ID {licenseId} already exists.', 'Problem at the field field.identifier that the server rejected'),
  more: msg('licenseForm.more', 'Template, source header, comments, and links', 'Heading of the section with optional fields'),
  url: fieldMessages.url,
  addUrl: msg('licenseForm.addUrl', 'Add URL', 'Button that adds a field for the URL of a web page about a license'),
  urlProblem: msg<{ place: number }>('licenseForm.urlProblem', 'Line {place, number}: enter a web page URL, such as https://example.com/license.', 'Problem at the field license.seeAlso. place is the number of the line, from 1'),
};
