import { defineMessage } from 'react-intl';

/** Why a file is no acceptable BOM, as a whole. */
export const refusalMessages = {
  empty: defineMessage({
    id: 'bomUpload.refusal.empty',
    defaultMessage: 'This file is empty.',
    description: 'Title above a file that cannot be uploaded: it has no content',
  }),
  notABom: defineMessage({
    id: 'bomUpload.refusal.notABom',
    defaultMessage: 'This file is not a CycloneDX BOM.',
    description: 'Title above a file that cannot be uploaded: it is something else',
  }),
  spdx: defineMessage({
    id: 'bomUpload.refusal.spdx',
    defaultMessage: 'This file is SPDX, not CycloneDX.',
    description: 'Title above a file that cannot be uploaded: it is a BOM of the other format, SPDX',
  }),
  newerVersion: defineMessage({
    id: 'bomUpload.refusal.newerVersion',
    defaultMessage: 'This file has a newer version of CycloneDX than is known here.',
    description: 'Title above a file that could not be checked; it can be sent all the same',
  }),
  unsupportedVersion: defineMessage({
    id: 'bomUpload.refusal.unsupportedVersion',
    defaultMessage: 'This version of CycloneDX is not supported.',
    description: 'Title above a file that cannot be uploaded: it says a version that there is not, or none',
  }),
  encoding: defineMessage({
    id: 'bomUpload.refusal.encoding',
    defaultMessage: 'This file is not readable as text.',
    description: 'Title above a file that cannot be uploaded: its bytes are not in the encoding it claims',
  }),
  brokenJson: defineMessage({
    id: 'bomUpload.refusal.brokenJson',
    defaultMessage: 'The JSON of this file is broken.',
    description: 'Title above a file that cannot be uploaded: its JSON syntax is wrong',
  }),
  brokenXml: defineMessage({
    id: 'bomUpload.refusal.brokenXml',
    defaultMessage: 'The XML of this file is broken.',
    description: 'Title above a file that cannot be uploaded: its XML syntax is wrong',
  }),
  dtd: defineMessage({
    id: 'bomUpload.refusal.dtd',
    defaultMessage: 'XML with a document type definition is not accepted.',
    description: 'Title above a file that cannot be uploaded: a DTD or entities are a risk',
  }),
  tooDeep: defineMessage({
    id: 'bomUpload.refusal.tooDeep',
    defaultMessage: 'This file is nested too deeply.',
    description: 'Title above a file that cannot be uploaded: more levels than any real BOM has',
  }),
  schema: defineMessage<{ readonly version: string; readonly count: number }>({
    id: 'bomUpload.refusal.schema',
    defaultMessage:
      'This file breaks the schema of CycloneDX {version} in {count, plural, one {# place} other {# places}}.',
    description: 'Title above the list of schema problems of a file; version such as 1.5',
  }),
  schemaMany: defineMessage<{ readonly version: string; readonly count: number }>({
    id: 'bomUpload.refusal.schemaMany',
    defaultMessage: 'This file breaks the schema of CycloneDX {version} in more than {count, number} places.',
    description: 'Title above the list of schema problems of a file, when they were not all counted',
  }),
  unstorable: defineMessage({
    id: 'bomUpload.refusal.unstorable',
    defaultMessage: 'This file has components or services that servers do not store.',
    description:
      'Title above a file whose schema is kept, but with names that are blank or texts that are too long; it can be sent all the same',
  }),
};

/** What is wrong at one place, by the code of the check. */
export const problemMessages = {
  empty: defineMessage({
    id: 'bomUpload.problem.empty',
    defaultMessage: 'It has no content, or only white space.',
    description: 'Problem of a file: nothing in it',
  }),
  notABom: defineMessage({
    id: 'bomUpload.problem.notABom',
    defaultMessage:
      'A BOM is JSON with "bomFormat": "CycloneDX", or XML whose outermost element is “bom” in the CycloneDX namespace.',
    description: 'Problem of a file: no sign of CycloneDX in it',
  }),
  spdxDocument: defineMessage<{ readonly found: string }>({
    id: 'bomUpload.problem.spdxDocument',
    defaultMessage:
      'It says “{found}” here. Many tools that write SPDX write CycloneDX, too, or turn one into the other.',
    description: 'Problem of a file: it is a BOM of the other format; found is its version such as SPDX-2.3',
  }),
  unsupportedVersion: defineMessage<{ readonly found: string; readonly newest: string }>({
    id: 'bomUpload.problem.unsupportedVersion',
    defaultMessage:
      'It says version “{found}”. Known are JSON from 1.2 and XML from 1.0, both up to {newest}.',
    description: 'Problem of a file: CycloneDX of an unknown version; newest such as 1.7',
  }),
  noVersion: defineMessage<{ readonly newest: string }>({
    id: 'bomUpload.problem.noVersion',
    defaultMessage:
      'It does not say its version (specVersion). Known are JSON from 1.2 and XML from 1.0, both up to {newest}.',
    description: 'Problem of a file: CycloneDX without a version; newest such as 1.7',
  }),
  invalidBytes: defineMessage<{ readonly encoding: string }>({
    id: 'bomUpload.problem.invalidBytes',
    defaultMessage: 'There are bytes here that are not text in {encoding}. Save the file as UTF-8.',
    description: 'Problem of a file; encoding such as UTF-8',
  }),
  unsupportedEncoding: defineMessage<{ readonly encoding: string }>({
    id: 'bomUpload.problem.unsupportedEncoding',
    defaultMessage: 'It is written in “{encoding}”, which cannot be read here. Save the file as UTF-8.',
    description: 'Problem of a file: unknown text encoding',
  }),
  tooDeep: defineMessage<{ readonly limit: number }>({
    id: 'bomUpload.problem.tooDeep',
    defaultMessage: 'More than {limit, number} levels are inside each other here.',
    description: 'Problem of a file: nesting',
  }),
  dtd: defineMessage({
    id: 'bomUpload.problem.dtd',
    defaultMessage: 'Remove the DOCTYPE and write the values of its entities in place.',
    description: 'Problem of a file: XML with a document type definition',
  }),
  unexpectedEnd: defineMessage<{ readonly expected: string }>({
    id: 'bomUpload.problem.unexpectedEnd',
    defaultMessage: 'The file ends here, but {expected} is expected. It may have been cut short.',
    description: 'Problem of a file; expected is a piece of JSON or XML syntax',
  }),
  unexpectedCharacter: defineMessage<{ readonly found: string; readonly expected: string }>({
    id: 'bomUpload.problem.unexpectedCharacter',
    defaultMessage: '“{found}” stands here, but {expected} is expected.',
    description: 'Problem of a file; expected is a piece of JSON or XML syntax',
  }),
  unterminatedString: defineMessage({
    id: 'bomUpload.problem.unterminatedString',
    defaultMessage: 'The text that begins here has no closing quotation mark.',
    description: 'Problem of a file: JSON syntax',
  }),
  badEscape: defineMessage({
    id: 'bomUpload.problem.badEscape',
    defaultMessage: 'This backslash starts no escape sequence that JSON knows.',
    description: 'Problem of a file: JSON syntax',
  }),
  controlCharacter: defineMessage<{ readonly found: string }>({
    id: 'bomUpload.problem.controlCharacter',
    defaultMessage: 'The control character {found} is not allowed here.',
    description: 'Problem of a file; found such as U+0000',
  }),
  badNumber: defineMessage({
    id: 'bomUpload.problem.badNumber',
    defaultMessage: 'This is no number as JSON writes them.',
    description: 'Problem of a file: JSON syntax',
  }),
  extraContent: defineMessage({
    id: 'bomUpload.problem.extraContent',
    defaultMessage: 'The document is complete before this, but the file goes on.',
    description: 'Problem of a file: something follows the end of the JSON or XML',
  }),
  wrongEndTag: defineMessage<{ readonly element: string; readonly expected: string }>({
    id: 'bomUpload.problem.wrongEndTag',
    defaultMessage: 'The end tag “{element}” stands where “{expected}” has to be closed.',
    description: 'Problem of a file: XML syntax',
  }),
  syntax: defineMessage<{ readonly detail: string }>({
    id: 'bomUpload.problem.syntax',
    defaultMessage: 'The XML is broken here. The XML reader says: {detail}',
    description: 'Problem of a file; detail is English text of a library',
  }),
  type: defineMessage<{ readonly expected: string; readonly found: string }>({
    id: 'bomUpload.problem.type',
    defaultMessage: 'This has to be {expected}, not {found}.',
    description: 'Problem of a BOM; both values come from bomUpload.kind.*, such as “a text”',
  }),
  missing: defineMessage<{ readonly name: string }>({
    id: 'bomUpload.problem.missing',
    defaultMessage: '“{name}” is missing. It is required here.',
    description: 'Problem of a BOM: a field is not there',
  }),
  missingOneOf: defineMessage<{ readonly names: string }>({
    id: 'bomUpload.problem.missingOneOf',
    defaultMessage: 'One of these is required here: {names}.',
    description: 'Problem of a BOM: none of several fields is there; names is a list of them',
  }),
  onlyOneOf: defineMessage<{ readonly names: string }>({
    id: 'bomUpload.problem.onlyOneOf',
    defaultMessage: 'Only one of these may stand here: {names}.',
    description: 'Problem of a BOM: several fields that exclude each other; names is a list of them',
  }),
  unexpected: defineMessage<{ readonly name: string }>({
    id: 'bomUpload.problem.unexpected',
    defaultMessage: '“{name}” is not allowed here.',
    description: 'Problem of a BOM: an unknown field or element',
  }),
  unexpectedInstead: defineMessage<{ readonly name: string; readonly expected: string }>({
    id: 'bomUpload.problem.unexpectedInstead',
    defaultMessage: '“{name}” is not allowed here. Allowed: {expected}.',
    description: 'Problem of a BOM: an unknown field or element; expected is a list of names',
  }),
  enum: defineMessage<{ readonly value: string; readonly allowed: string; readonly more: number }>({
    id: 'bomUpload.problem.enum',
    defaultMessage:
      '“{value}” is none of the allowed values: {allowed}{more, plural, =0 {} other { and # more}}.',
    description: 'Problem of a BOM; allowed is a list of values, possibly only the first of them',
  }),
  enumUnlisted: defineMessage<{ readonly value: string }>({
    id: 'bomUpload.problem.enumUnlisted',
    defaultMessage: '“{value}” is none of the allowed values.',
    description: 'Problem of a BOM: a value outside of a list that is too long to be shown',
  }),
  spdx: defineMessage<{ readonly value: string }>({
    id: 'bomUpload.problem.spdx',
    defaultMessage:
      '“{value}” is not an SPDX license identifier. Write one, such as Apache-2.0, or give the license a name instead.',
    description: 'Problem of a BOM: the id of a license',
  }),
  const: defineMessage<{ readonly expected: string }>({
    id: 'bomUpload.problem.const',
    defaultMessage: 'This has to be “{expected}”.',
    description: 'Problem of a BOM: only one value is allowed',
  }),
  pattern: defineMessage<{ readonly value: string; readonly pattern: string }>({
    id: 'bomUpload.problem.pattern',
    defaultMessage: '“{value}” does not have the required form: {pattern}',
    description: 'Problem of a BOM; pattern is a regular expression',
  }),
  date: defineMessage<{ readonly value: string }>({
    id: 'bomUpload.problem.date',
    defaultMessage: '“{value}” is no date and time in the form 2026-11-19T14:02:00Z.',
    description: 'Problem of a BOM: a point in time',
  }),
  address: defineMessage<{ readonly value: string }>({
    id: 'bomUpload.problem.address',
    defaultMessage: '“{value}” is not a valid address (an IRI by RFC 3987).',
    description: 'Problem of a BOM: an address such as that of a repository',
  }),
  format: defineMessage<{ readonly value: string; readonly format: string }>({
    id: 'bomUpload.problem.format',
    defaultMessage: '“{value}” is not a valid {format}.',
    description: 'Problem of a BOM; format is a technical name such as email',
  }),
  tooShort: defineMessage<{ readonly limit: number }>({
    id: 'bomUpload.problem.tooShort',
    defaultMessage: 'This text is shorter than {limit, plural, one {# character} other {# characters}}.',
    description: 'Problem of a BOM',
  }),
  tooLong: defineMessage<{ readonly limit: number }>({
    id: 'bomUpload.problem.tooLong',
    defaultMessage: 'This text is longer than {limit, plural, one {# character} other {# characters}}.',
    description: 'Problem of a BOM',
  }),
  tooSmall: defineMessage<{ readonly limit: number }>({
    id: 'bomUpload.problem.tooSmall',
    defaultMessage: 'This number is too small, {limit, number} is the least.',
    description: 'Problem of a BOM',
  }),
  tooLarge: defineMessage<{ readonly limit: number }>({
    id: 'bomUpload.problem.tooLarge',
    defaultMessage: 'This number is too large, {limit, number} is the most.',
    description: 'Problem of a BOM',
  }),
  tooFewItems: defineMessage<{ readonly limit: number }>({
    id: 'bomUpload.problem.tooFewItems',
    defaultMessage: 'This list needs at least {limit, plural, one {# entry} other {# entries}}.',
    description: 'Problem of a BOM',
  }),
  tooManyItems: defineMessage<{ readonly limit: number }>({
    id: 'bomUpload.problem.tooManyItems',
    defaultMessage: 'This list may have {limit, plural, one {# entry} other {# entries}} at most.',
    description: 'Problem of a BOM',
  }),
  duplicate: defineMessage<{ readonly value: string }>({
    id: 'bomUpload.problem.duplicate',
    defaultMessage: '“{value}” stands here a second time.',
    description: 'Problem of a BOM: something that has to be unique; value is what is repeated',
  }),
  duplicateEntry: defineMessage({
    id: 'bomUpload.problem.duplicateEntry',
    defaultMessage: 'This entry stands in the list twice.',
    description: 'Problem of a BOM: a repeated entry that is too long to be quoted',
  }),
  tooManyMatches: defineMessage({
    id: 'bomUpload.problem.tooManyMatches',
    defaultMessage: 'This fits several forms at once, but has to be exactly one of them.',
    description: 'Problem of a BOM: several shapes are possible and more than one fits',
  }),
  unexpectedText: defineMessage({
    id: 'bomUpload.problem.unexpectedText',
    defaultMessage: 'Text is not allowed between the elements here.',
    description: 'Problem of an XML BOM',
  }),
  blank: defineMessage({
    id: 'bomUpload.problem.blank',
    defaultMessage: 'The name is empty, or only white space.',
    description: 'Problem of a BOM: the name of a component or service',
  }),
  schema: defineMessage<{ readonly detail: string }>({
    id: 'bomUpload.problem.schema',
    defaultMessage: 'The schema does not allow this. The schema check says: {detail}',
    description: 'Problem of a BOM; detail is English text of a library',
  }),
};

/** Kinds of JSON values, for bomUpload.problem.type. */
export const kindMessages = {
  object: defineMessage({
    id: 'bomUpload.kind.object',
    defaultMessage: 'an object',
    description: 'Kind of a JSON value in bomUpload.problem.type',
  }),
  array: defineMessage({
    id: 'bomUpload.kind.array',
    defaultMessage: 'a list',
    description: 'Kind of a JSON value in bomUpload.problem.type',
  }),
  string: defineMessage({
    id: 'bomUpload.kind.string',
    defaultMessage: 'a text',
    description: 'Kind of a JSON value in bomUpload.problem.type',
  }),
  number: defineMessage({
    id: 'bomUpload.kind.number',
    defaultMessage: 'a number',
    description: 'Kind of a JSON value in bomUpload.problem.type',
  }),
  integer: defineMessage({
    id: 'bomUpload.kind.integer',
    defaultMessage: 'a whole number',
    description: 'Kind of a JSON value in bomUpload.problem.type',
  }),
  boolean: defineMessage({
    id: 'bomUpload.kind.boolean',
    defaultMessage: 'true or false',
    description: 'Kind of a JSON value in bomUpload.problem.type',
  }),
  null: defineMessage({
    id: 'bomUpload.kind.null',
    defaultMessage: 'null',
    description: 'Kind of a JSON value in bomUpload.problem.type',
  }),
};
