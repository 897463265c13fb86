import { defineMessage } from 'react-intl';

// Not shared: a severity, which many languages inflect.
export const severityNone = defineMessage({
  id: 'cvssSeverity.none',
  defaultMessage: 'None',
  description: 'Severity of a CVSS score of 0',
});
