import type { MessageTag } from 'react-intl';
import { msg } from '../../i18n/msg.js';

/** Messages of the audit trail of a finding or of a policy violation. */
export const auditTrailMessages = {
  trail: msg('auditTrail.trail', 'Audit trail', 'Heading of the list of decisions and comments'),
  trailCount: msg<{ count: number }>('auditTrail.trailCount', '{count, plural, =0 {no entries} one {# entry} other {# entries}}', 'Beside the heading auditTrail.trail'),
  earlier: msg<{ count: number }>('auditTrail.earlier', 'Show {count, plural, one {# earlier entry} other {# earlier entries}}', 'Button below the latest entries of the audit trail; count of hidden entries'),
  somebody: msg('auditTrail.somebody', 'An API key', 'Author of an entry of the audit trail without a username; replaces who in auditTrail.said and others'),
  said: msg<{ who: string; b: MessageTag }>('auditTrail.said', '<b>{who}</b> commented', 'Entry of the audit trail; who is a username; the comment follows'),
  setState: msg<{ who: string; from: string; to: string; b: MessageTag }>('auditTrail.setState', '<b>{who}</b> set analysis from {from} to {to}', 'Entry of the audit trail; who is a username, from and to are states such as “In triage”'),
  setJustification: msg<{ who: string; from: string; to: string; b: MessageTag }>(
    'auditTrail.setJustification',
    '<b>{who}</b> set justification from {from} to {to}',
    'Entry of the audit trail; who is a username, from and to are values such as “Code not present”',
  ),
  setResponse: msg<{ who: string; from: string; to: string; b: MessageTag }>(
    'auditTrail.setResponse',
    '<b>{who}</b> set vendor response from {from} to {to}',
    'Entry of the audit trail; who is a username, from and to are values such as “Update”',
  ),
  setDetails: msg<{ who: string; b: MessageTag }>('auditTrail.setDetails', '<b>{who}</b> changed the details', 'Entry of the audit trail; who is a username; the new details follow'),
  didSuppress: msg<{ who: string; b: MessageTag }>('auditTrail.didSuppress', '<b>{who}</b> suppressed this', 'Entry of the audit trail; who is a username; “this” is a finding or policy violation'),
  didUnsuppress: msg<{ who: string; b: MessageTag }>('auditTrail.didUnsuppress', '<b>{who}</b> unsuppressed this', 'Entry of the audit trail; who is a username; “this” is a finding or policy violation'),
};
