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

export const applyElsewhere = defineMessage({
  id: 'decision.applyElsewhere',
  defaultMessage: 'Apply to other versions…',
  description:
    'Button of an opened finding and of the bar over selected findings: opens the dialog that applies their decisions to the same findings of other versions and projects',
});

// Not shared: a text about a decision; ui.states.details shows more of a failure.
export const details = defineMessage({
  id: 'decision.details',
  defaultMessage: 'Details',
  description: 'Label of a text that explains the decision, and name of that part of it',
});

export const unchanged = defineMessage({
  id: 'bulkAudit.unchanged',
  defaultMessage: 'Leave as it is',
  description: 'First choice for each part of a decision: each finding keeps its own',
});

export const bringBack = defineMessage({
  id: 'bulkAudit.bringBack',
  defaultMessage: 'Bring back',
  description:
    'Toggle of the bar and choice of the dialog: the selected findings are no longer to be suppressed',
});

export const suppression = defineMessage({
  id: 'bulkAudit.suppression',
  defaultMessage: 'Suppression',
  description: 'Field of the dialog with the choices: leave as it is, suppress, bring back',
});

export const chooseFirst = defineMessage({
  id: 'bulkAudit.chooseFirst',
  defaultMessage: 'Choose what to change.',
  description:
    'Instead of the list of changes, and as the reason why the button cannot be used, while nothing is chosen',
});

export const oldAndNew = defineMessage({
  id: 'bulkAudit.change',
  defaultMessage: 'Old and new',
  description: 'Head of the column with the decision before and after',
});

export const broughtBack = defineMessage({
  id: 'bulkAudit.broughtBack',
  defaultMessage: 'Brought back',
  description: 'Part of the new decision about a finding: it is no longer suppressed',
});

export const changes = defineMessage({
  id: 'bulkAudit.changes',
  defaultMessage: 'Changes',
  description: 'Name of the table that lists what would change',
});
