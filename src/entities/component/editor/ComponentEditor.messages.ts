import { msg } from '../../../i18n/msg.js';
import * as identityMessages from '../identity.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';
import { adding } from '../../../ui/layout/outcome.messages.js';
import { notSaved } from '../../../ui/layout/outcome.messages.js';
import { addComponent } from '../../project/portfolioText.messages.js';

export const messages = {
  create: addComponent,
  creating: adding,
  purl: identityMessages.purl,
  purlHint: msg('componentEditor.purlHint', 'For example, pkg:npm/lodash@4.17.21. Fills in name, version, and group if they are empty.', 'Help below the field identity.purl'),
  group: identityMessages.longGroup,
  classifier: identityMessages.classifier,
  cpe: identityMessages.cpe,
  legal: msg('componentEditor.legal', 'License and copyright', 'Heading of a section with fields that can be expanded'),
  license: identityMessages.license,
  severalLicenses: msg<{ count: number; licenses: string }>(
    'componentEditor.severalLicenses',
    '{count, plural, one {# license} other {# licenses}}: {licenses}',
    'Above the license fields of a component with several licenses; licenses is their list',
  ),
  severalLicensesAdvice: msg('componentEditor.severalLicensesAdvice', 'A new license or expression replaces all of them.', 'Below componentEditor.severalLicenses'),
  licenseHint: msg('componentEditor.licenseHint', 'Licenses not in the list are saved as text.', 'Help below the field identity.license'),
  licenseSearch: msg('componentEditor.licenseSearch', 'Search by ID or name', 'Placeholder of the field identity.license'),
  licenseAsText: msg('componentEditor.licenseAsText', 'as text', 'After an option of the field identity.license that is the typed text, not a known license'),
  licenseDeprecated: msg<{ id: string }>('componentEditor.licenseDeprecated', '{id}, deprecated', 'Option of the field identity.license; id is a deprecated SPDX identifier'),
  licenseExpression: msg('componentEditor.licenseExpression', 'SPDX expression', 'Field label'),
  licenseExpressionHint: msg('componentEditor.licenseExpressionHint', 'Use instead of a license to combine several, such as MIT OR Apache-2.0.', 'Help below the field componentEditor.licenseExpression; OR is part of the syntax'),
  licenseUrl: msg('componentEditor.licenseUrl', 'License URL', 'Field label: where the license text is published'),
  copyright: identityMessages.copyright,
  hashes: msg('componentEditor.hashes', 'Hashes', 'Heading of a section with one field for each hash algorithm, which can be expanded'),
  more: msg('componentEditor.more', 'File, description, and notes', 'Heading of a section with fields that can be expanded'),
  file: identityMessages.filename,
  swidTagId: identityMessages.swidTagId,
  author: identityMessages.author,
  publisher: identityMessages.publisher,
  description: fieldMessages.description,
  notes: identityMessages.notes,

  required: msg('componentEditor.problem.required', 'Enter a component name.', 'Error below the field field.name'),
  twoLicenses: msg('componentEditor.problem.twoLicenses', 'Enter a license or an expression, not both.', 'Error below the field componentEditor.licenseExpression'),
  expression: msg('componentEditor.problem.expression', 'Enter an SPDX expression, such as MIT OR (Apache-2.0 AND BSD-3-Clause).', 'Error below the field componentEditor.licenseExpression; do not translate the example'),
  url: msg('componentEditor.problem.url', 'Enter a URL, such as https://license.example/text.', 'Error below the field componentEditor.licenseUrl'),
  urlBesideExpression: msg('componentEditor.problem.urlBesideExpression', 'Not saved with an expression. Clear this field or choose a license.', 'Error below the field componentEditor.licenseUrl'),
  filename: msg('componentEditor.problem.filename', 'File names cannot contain < > : " | ? *', 'Error below the field identity.filename'),
  hash: msg<{ name: string; digits: number; length: number }>(
    'componentEditor.problem.hash',
    '{name} needs {digits, number} hexadecimal digits. You entered {length, plural, one {# character} other {# characters}}.',
    'Error below a hash field; name is its algorithm, such as SHA-256, digits the required and length the entered number',
  ),
  notCreated: notSaved,
  changeTitle: msg<{ component: string }>('componentEditor.changeTitle', 'Edit {component}', 'Title of the dialog that edits a component; component is its name and version'),
  notSaved,
};
