import { msg } from '../../i18n/msg.js';

// Not shared: a severity, which many languages inflect.
export const severityNone = msg('cvssSeverity.none', 'None', 'Severity of a CVSS score of 0');
