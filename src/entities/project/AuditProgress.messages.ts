import { msg } from '../../i18n/msg.js';
import * as subjectMessages from './subject.messages.js';

export const messages = {
  title: msg('auditProgress.title', 'Audit progress', 'Title of a card: how many findings and policy violations have an audit decision'),
  findings: subjectMessages.findings,
  violations: subjectMessages.violations,
  audited: msg<{ audited: number; total: number }>(
    'auditProgress.audited',
    '{total, plural, =0 {Nothing to audit} other {{audited, number} of {total, number} audited}}',
    'Below a progress bar: findings or policy violations with an audit decision, and all of them',
  ),
  // Not shared: a link to findings or policy violations; languages may count them otherwise than findings alone.
  unaudited: msg<{ count: number }>('auditProgress.unaudited', '{count, number} unaudited', 'Link beside auditProgress.audited to those without an audit decision; at most 24 characters'),
  aliases: msg('auditProgress.aliases', 'The list shows each alias as a separate finding.', 'Note at the end of the card auditProgress.title: why a linked list can be longer'),
};
