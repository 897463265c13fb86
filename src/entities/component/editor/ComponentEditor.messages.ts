import { defineMessage } from 'react-intl';
import * as identityMessages from '../identity.messages.js';
import * as fieldMessages from '../../../frames/facts/field.messages.js';

export const messages = {
  title: defineMessage({
    id: 'componentEditor.title',
    defaultMessage: 'New component',
    description: 'Title of the dialog that adds a component to a project',
  }),
  create: defineMessage({
    id: 'componentEditor.create',
    defaultMessage: 'Add component',
    description: 'Button that sends the form of a new component',
  }),
  creating: defineMessage({
    id: 'componentEditor.creating',
    defaultMessage: 'Adding',
    description: 'Instead of componentEditor.create while the server works',
  }),
  purl: identityMessages.purl,
  purlHint: defineMessage({
    id: 'componentEditor.purlHint',
    defaultMessage:
      'Such as pkg:npm/lodash@4.17.21. Name, version and group are taken from it where they are empty.',
    description: 'Below the field identity.purl',
  }),
  group: identityMessages.longGroup,
  classifier: identityMessages.classifier,
  cpe: identityMessages.cpe,
  legal: defineMessage({
    id: 'componentEditor.legal',
    defaultMessage: 'License and copyright',
    description: 'Opens fields of a component',
  }),
  license: identityMessages.license,
  severalLicenses: defineMessage<{ readonly count: number; readonly licenses: string }>({
    id: 'componentEditor.severalLicenses',
    defaultMessage: 'This component has {count, plural, one {# license} other {# licenses}}: {licenses}',
    description:
      'Above the license fields of a component with several licenses; licenses is the list of them',
  }),
  severalLicensesAdvice: defineMessage({
    id: 'componentEditor.severalLicensesAdvice',
    defaultMessage:
      'All are kept unless you change the license or the expression. A change replaces all of them.',
    description: 'Below componentEditor.severalLicenses',
  }),
  licenseHint: defineMessage({
    id: 'componentEditor.licenseHint',
    defaultMessage: 'One that is not on the list can be kept as text.',
    description: 'Below the field identity.license',
  }),
  licenseSearch: defineMessage({
    id: 'componentEditor.licenseSearch',
    defaultMessage: 'Search by identifier or name',
    description: 'In the empty field identity.license',
  }),
  licenseAsText: defineMessage({
    id: 'componentEditor.licenseAsText',
    defaultMessage: 'as text',
    description: 'Beside a choice of the field identity.license that is what was typed, not a known license',
  }),
  licenseDeprecated: defineMessage<{ readonly id: string }>({
    id: 'componentEditor.licenseDeprecated',
    defaultMessage: '{id}, deprecated',
    description: 'Beside a choice of the field identity.license; id is an SPDX identifier that SPDX gave up',
  }),
  licenseExpression: defineMessage({
    id: 'componentEditor.licenseExpression',
    defaultMessage: 'SPDX expression',
    description: 'Label of a field of a component',
  }),
  licenseExpressionHint: defineMessage({
    id: 'componentEditor.licenseExpressionHint',
    defaultMessage: 'Instead of a license, where several belong together, such as MIT OR Apache-2.0.',
    description: 'Below the field componentEditor.licenseExpression; OR is part of the syntax',
  }),
  licenseUrl: defineMessage({
    id: 'componentEditor.licenseUrl',
    defaultMessage: 'License URL',
    description: 'Label of a field of a component: where the license can be read',
  }),
  copyright: identityMessages.copyright,
  hashes: defineMessage({
    id: 'componentEditor.hashes',
    defaultMessage: 'Hashes',
    description: 'Opens fields of a component, one for each algorithm',
  }),
  more: defineMessage({
    id: 'componentEditor.more',
    defaultMessage: 'File, description and notes',
    description: 'Opens fields of a component',
  }),
  file: identityMessages.filename,
  swidTagId: identityMessages.swidTagId,
  author: identityMessages.author,
  publisher: identityMessages.publisher,
  description: fieldMessages.description,
  notes: identityMessages.notes,

  required: defineMessage({
    id: 'componentEditor.problem.required',
    defaultMessage: 'A component needs a name.',
    description: 'Problem of the field field.name',
  }),
  twoLicenses: defineMessage({
    id: 'componentEditor.problem.twoLicenses',
    defaultMessage: 'Only one is kept: a license or an expression. Empty one of the two fields.',
    description: 'Problem of the field componentEditor.licenseExpression',
  }),
  expression: defineMessage({
    id: 'componentEditor.problem.expression',
    defaultMessage: 'This is no SPDX expression. Write one such as MIT OR (Apache-2.0 AND BSD-3-Clause).',
    description:
      'Problem of the field componentEditor.licenseExpression; the example is the same in every language',
  }),
  url: defineMessage({
    id: 'componentEditor.problem.url',
    defaultMessage: 'This is no address. Write one such as https://license.example/text.',
    description: 'Problem of the field componentEditor.licenseUrl',
  }),
  urlBesideExpression: defineMessage({
    id: 'componentEditor.problem.urlBesideExpression',
    defaultMessage: 'It would not be kept beside an expression. Empty this field, or choose a license.',
    description: 'Problem of the field componentEditor.licenseUrl',
  }),
  filename: defineMessage({
    id: 'componentEditor.problem.filename',
    defaultMessage: 'A file name has none of these characters: < > : " | ? *',
    description: 'Problem of the field identity.filename',
  }),
  hash: defineMessage<{ readonly name: string; readonly digits: number; readonly length: number }>({
    id: 'componentEditor.problem.hash',
    defaultMessage:
      '{name} has {digits, number} digits, each 0 to 9 or a to f. {length, plural, one {# character is} other {# characters are}} here.',
    description: 'Problem of a field for a hash; name is that of the algorithm, such as SHA-256',
  }),
  notCreated: defineMessage<{ readonly reason: string }>({
    id: 'componentEditor.notCreated',
    defaultMessage: 'The component was not added. {reason}',
    description:
      'Above the form after a failure; reason is one or two sentences. What was typed is still there',
  }),
  changeTitle: defineMessage<{ readonly component: string }>({
    id: 'componentEditor.changeTitle',
    defaultMessage: 'Edit {component}',
    description: 'Title of the dialog that changes a component; component is its name and version',
  }),
  notSaved: defineMessage<{ readonly reason: string }>({
    id: 'componentEditor.notSaved',
    defaultMessage: 'The component was not saved. {reason}',
    description:
      'Above the form after a failure; reason is one or two sentences. What was typed is still there',
  }),
};
