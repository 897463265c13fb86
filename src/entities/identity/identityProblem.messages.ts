import { msg } from '../../i18n/msg.js';

/** The problems that keep a text from being a package URL or a CPE, with a correct example. */
export const identityProblemMessages = {
  purlScheme: msg('identityProblem.purlScheme', 'Start with pkg:, such as pkg:npm/lodash@4.17.21.', 'Error below a package URL field; do not translate the example'),
  purlType: msg('identityProblem.purlType', 'Enter a valid type, such as npm in pkg:npm/lodash@4.17.21.', 'Error below a package URL field; do not translate the example'),
  purlName: msg('identityProblem.purlName', 'Enter a name, such as lodash in pkg:npm/lodash@4.17.21.', 'Error below a package URL field; do not translate the example'),
  purlVersion: msg('identityProblem.purlVersion', 'Enter a version after the @, or remove the @.', 'Error below a package URL field'),
  purlQualifiers: msg('identityProblem.purlQualifiers', 'Enter pairs after ?, such as ?arch=amd64&type=jar.', 'Error below a package URL field; do not translate the example'),
  purlEncoding: msg('identityProblem.purlEncoding', 'Encode spaces as %20 and percent signs as %25.', 'Error below a package URL field'),
  cpe: msg('identityProblem.cpe', 'Enter a CPE, such as cpe:2.3:a:vendor:product:1.0:*:*:*:*:*:*:* or cpe:/a:vendor:product:1.0.', 'Error below a CPE field; do not translate the examples'),
};
