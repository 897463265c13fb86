/** The parts of a decision about findings, one or many. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const justification = defineMessage({
  id: 'decision.justification',
  defaultMessage: 'Justification',
  description: 'Choice why a component is not affected, and the button that opens it for many findings',
});

export const response = defineMessage({
  id: 'decision.response',
  defaultMessage: 'Vendor response',
  description: 'Choice what the vendor does, and the button that opens it for many findings',
});

export const suppress = defineMessage({
  id: 'decision.suppress',
  defaultMessage: 'Suppress',
  description: 'Switch or choice: findings are dismissed from lists and counts',
});

export const analysis = defineMessage({
  id: 'decision.analysis',
  defaultMessage: 'Analysis',
  description:
    'Choice of a decision of auditors, the button that opens it for many findings, head of the column with it, and name of a filter',
});
