import { msg } from '../../i18n/msg.js';

/** What keeps a text from being a package URL or a CPE, with what would be right. */
export const identityProblemMessages = {
  purlScheme: msg('identityProblem.purlScheme', 'A package URL begins with pkg:, such as pkg:npm/lodash@4.17.21.', 'Problem of a field for a package URL'),
  purlType: msg('identityProblem.purlType', 'The type of the package is missing or wrong, such as npm in pkg:npm/lodash@4.17.21.', 'Problem of a field for a package URL'),
  purlName: msg('identityProblem.purlName', 'The name of the package is missing, such as lodash in pkg:npm/lodash@4.17.21.', 'Problem of a field for a package URL'),
  purlVersion: msg('identityProblem.purlVersion', 'There is nothing behind the @. Write a version or leave the @ out.', 'Problem of a field for a package URL'),
  purlQualifiers: msg('identityProblem.purlQualifiers', 'Behind the question mark, write pairs such as ?arch=amd64&type=jar.', 'Problem of a field for a package URL. The ampersand and the names are part of the syntax'),
  purlEncoding: msg('identityProblem.purlEncoding', 'Spaces and percent signs have to be encoded, a space as %20.', 'Problem of a field for a package URL'),
  cpe: msg('identityProblem.cpe', 'This is no CPE. Write CPE 2.3, such as cpe:2.3:a:vendor:product:1.0:*:*:*:*:*:*:*, or CPE 2.2, such as cpe:/a:vendor:product:1.0.', 'Problem of a field for a CPE'),
};
