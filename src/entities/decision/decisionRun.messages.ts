/**
 * Messages of the change of many decisions. Each message is separate, so that a host downloads only those in
 * use.
 */
import { msg } from '../../i18n/msg.js';
import { unprintable as decisionUnprintable } from './decision.messages.js';

export const commentHint = msg('bulkAudit.commentHint', 'Added to each audit trail', 'Help below the field decision.comment');

export const unprintable = decisionUnprintable;

export const decidedMeanwhile = msg('bulkAudit.decidedMeanwhile', 'Someone else changed this decision in the meantime. Try again to overwrite it.', 'Reason for a failed update of a finding');
