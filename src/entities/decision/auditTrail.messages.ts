import type { MessageTag } from 'react-intl';
import { msg } from '../../i18n/msg.js';

/** What the audit trail of a finding or of a policy violation says. */
export const auditTrailMessages = {
  trail: msg('auditTrail.trail', 'Trail', 'Heading of the audit trail'),
  trailCount: msg<{ count: number }>('auditTrail.trailCount', '{count, plural, =0 {no entries} one {# entry} other {# entries}}', 'Beside the heading of the audit trail'),
  earlier: msg<{ count: number }>('auditTrail.earlier', '{count, plural, one {Show # earlier entry} other {Show # earlier entries}}', 'Button below the newest entries of the trail'),
  somebody: msg('auditTrail.somebody', 'An API key', 'Who made an entry of the trail when the server does not say: it was no person'),
  said: msg<{ who: string; b: MessageTag }>('auditTrail.said', '<b>{who}</b> commented', 'Entry of the trail; the comment follows'),
  setState: msg<{ who: string; from: string; to: string; b: MessageTag }>('auditTrail.setState', '<b>{who}</b> set analysis from {from} to {to}', 'Entry of the trail; from and to such as “In triage”'),
  setJustification: msg<{ who: string; from: string; to: string; b: MessageTag }>('auditTrail.setJustification', '<b>{who}</b> set justification from {from} to {to}', 'Entry of the trail; from and to such as “Code not present”'),
  setResponse: msg<{ who: string; from: string; to: string; b: MessageTag }>('auditTrail.setResponse', '<b>{who}</b> set vendor response from {from} to {to}', 'Entry of the trail; from and to such as “Update”'),
  setDetails: msg<{ who: string; b: MessageTag }>('auditTrail.setDetails', '<b>{who}</b> changed the details', 'Entry of the trail; the new details follow'),
  didSuppress: msg<{ who: string; b: MessageTag }>('auditTrail.didSuppress', '<b>{who}</b> suppressed it', 'Entry of the trail'),
  didUnsuppress: msg<{ who: string; b: MessageTag }>('auditTrail.didUnsuppress', '<b>{who}</b> brought it back', 'Entry of the trail: it is no longer suppressed'),
};
