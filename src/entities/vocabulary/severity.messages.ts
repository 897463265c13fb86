/** The severities of vulnerabilities. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const critical = defineMessage({
  id: 'severity.critical',
  defaultMessage: 'Critical',
  description: 'Severity of a vulnerability, the worst of six; name of their count',
});

export const high = defineMessage({
  id: 'severity.high',
  defaultMessage: 'High',
  description: 'Severity of a vulnerability, second of six; name of their count',
});

export const medium = defineMessage({
  id: 'severity.medium',
  defaultMessage: 'Medium',
  description: 'Severity of a vulnerability, third of six; name of their count',
});

export const low = defineMessage({
  id: 'severity.low',
  defaultMessage: 'Low',
  description: 'Severity of a vulnerability, fourth of six',
});

export const info = defineMessage({
  id: 'severity.info',
  defaultMessage: 'Info',
  description: 'Severity of a vulnerability that is for information only',
});

export const unassigned = defineMessage({
  id: 'severity.unassigned',
  defaultMessage: 'Unassigned',
  description: 'Severity of a vulnerability that is not rated; name of their count',
});
