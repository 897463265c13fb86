import { msg } from '../../i18n/msg.js';
import * as identityMessages from '../component/identity.messages.js';

/** The subjects of policy violations. */
export const violationMessages = {
  license: identityMessages.license,
  security: msg('violation.security', 'Security', 'Risk type of a policy violation: vulnerabilities'),
  operational: msg('violation.operational', 'Operational', 'Risk type of a policy violation: the component itself, such as its age or name'),
};
