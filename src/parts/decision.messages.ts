/** The parts of a decision about findings or policy violations, one or many. One by one, so that a host downloads only those in use. */
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

export const comment = defineMessage({
  id: 'decision.comment',
  defaultMessage: 'Comment',
  description:
    'Label of a text that is added to the audit trail, and the button that opens it for many findings',
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

export const commentPlaceholder = defineMessage({
  id: 'decision.commentPlaceholder',
  defaultMessage: 'Why you decide so',
  description: 'In the empty comment field',
});

export const unprintable = defineMessage<{ readonly character: string }>({
  id: 'decision.unprintable',
  defaultMessage: 'The server takes no invisible characters. Remove {character}.',
  description: 'Below a text field; character such as U+0000',
});
