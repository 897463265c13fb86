import { msg } from '../../i18n/msg.js';
import * as identityMessages from '../component/identity.messages.js';

/** What policy violations are about. */
export const violationMessages = {
  license: identityMessages.license,
  security: msg('violation.security', 'Security', 'What a policy violation is about: vulnerabilities'),
  operational: msg('violation.operational', 'Operational', 'What a policy violation is about: the component itself, such as its age or name'),
};
