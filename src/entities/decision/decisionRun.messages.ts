/** What the change of many decisions says. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const commentHint = msg('bulkAudit.commentHint', 'Added to the trail of every finding', 'Below the comment field');

export const unprintable = msg<{ character: string }>('bulkAudit.unprintable', 'The server does not take the character {character}. Remove it.', 'Below the comment field; character such as U+0007');

export const decidedMeanwhile = msg('bulkAudit.decidedMeanwhile', 'Somebody else has decided meanwhile. Try again to decide over it.', 'Reason why a finding was not changed');
