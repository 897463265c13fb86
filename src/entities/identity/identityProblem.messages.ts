import { defineMessage } from 'react-intl';

/** What keeps a text from being a package URL or a CPE, with what would be right. */
export const identityProblemMessages = {
  purlScheme: defineMessage({
    id: 'identityProblem.purlScheme',
    defaultMessage: 'A package URL begins with pkg:, such as pkg:npm/lodash@4.17.21.',
    description: 'Problem of a field for a package URL',
  }),
  purlType: defineMessage({
    id: 'identityProblem.purlType',
    defaultMessage: 'The type of the package is missing or wrong, such as npm in pkg:npm/lodash@4.17.21.',
    description: 'Problem of a field for a package URL',
  }),
  purlName: defineMessage({
    id: 'identityProblem.purlName',
    defaultMessage: 'The name of the package is missing, such as lodash in pkg:npm/lodash@4.17.21.',
    description: 'Problem of a field for a package URL',
  }),
  purlVersion: defineMessage({
    id: 'identityProblem.purlVersion',
    defaultMessage: 'There is nothing behind the @. Write a version or leave the @ out.',
    description: 'Problem of a field for a package URL',
  }),
  purlQualifiers: defineMessage({
    id: 'identityProblem.purlQualifiers',
    defaultMessage: 'Behind the question mark, write pairs such as ?arch=amd64&type=jar.',
    description: 'Problem of a field for a package URL. The ampersand and the names are part of the syntax',
  }),
  purlEncoding: defineMessage({
    id: 'identityProblem.purlEncoding',
    defaultMessage: 'Spaces and percent signs have to be encoded, a space as %20.',
    description: 'Problem of a field for a package URL',
  }),
  cpe: defineMessage({
    id: 'identityProblem.cpe',
    defaultMessage:
      'This is no CPE. Write CPE 2.3, such as cpe:2.3:a:vendor:product:1.0:*:*:*:*:*:*:*, or CPE 2.2, such as cpe:/a:vendor:product:1.0.',
    description: 'Problem of a field for a CPE',
  }),
};
