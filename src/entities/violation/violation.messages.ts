import { defineMessage } from 'react-intl';
import * as identityMessages from '../component/identity.messages.js';

/** What policy violations are about. */
export const violationMessages = {
  license: identityMessages.license,
  security: defineMessage({
    id: 'violation.security',
    defaultMessage: 'Security',
    description: 'What a policy violation is about: vulnerabilities',
  }),
  operational: defineMessage({
    id: 'violation.operational',
    defaultMessage: 'Operational',
    description: 'What a policy violation is about: the component itself, such as its age or name',
  }),
};
