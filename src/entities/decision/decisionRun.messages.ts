/** What the change of many decisions says. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const commentHint = defineMessage({
  id: 'bulkAudit.commentHint',
  defaultMessage: 'Added to the trail of every finding',
  description: 'Below the comment field',
});

export const unprintable = defineMessage<{ readonly character: string }>({
  id: 'bulkAudit.unprintable',
  defaultMessage: 'The server does not take the character {character}. Remove it.',
  description: 'Below the comment field; character such as U+0007',
});

export const decidedMeanwhile = defineMessage({
  id: 'bulkAudit.decidedMeanwhile',
  defaultMessage: 'Somebody else has decided meanwhile. Try again to decide over it.',
  description: 'Reason why a finding was not changed',
});
