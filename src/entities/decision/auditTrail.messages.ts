import { defineMessage, type MessageTag } from 'react-intl';

/** What the audit trail of a finding or of a policy violation says. */
export const auditTrailMessages = {
  trail: defineMessage({
    id: 'auditTrail.trail',
    defaultMessage: 'Trail',
    description: 'Heading of the audit trail',
  }),
  trailCount: defineMessage<{ readonly count: number }>({
    id: 'auditTrail.trailCount',
    defaultMessage: '{count, plural, =0 {no entries} one {# entry} other {# entries}}',
    description: 'Beside the heading of the audit trail',
  }),
  earlier: defineMessage<{ readonly count: number }>({
    id: 'auditTrail.earlier',
    defaultMessage: '{count, plural, one {Show # earlier entry} other {Show # earlier entries}}',
    description: 'Button below the newest entries of the trail',
  }),
  somebody: defineMessage({
    id: 'auditTrail.somebody',
    defaultMessage: 'An API key',
    description: 'Who made an entry of the trail when the server does not say: it was no person',
  }),
  said: defineMessage<{ readonly who: string; readonly b: MessageTag }>({
    id: 'auditTrail.said',
    defaultMessage: '<b>{who}</b> commented',
    description: 'Entry of the trail; the comment follows',
  }),
  setState: defineMessage<{
    readonly who: string;
    readonly from: string;
    readonly to: string;
    readonly b: MessageTag;
  }>({
    id: 'auditTrail.setState',
    defaultMessage: '<b>{who}</b> set analysis from {from} to {to}',
    description: 'Entry of the trail; from and to such as “In triage”',
  }),
  setJustification: defineMessage<{
    readonly who: string;
    readonly from: string;
    readonly to: string;
    readonly b: MessageTag;
  }>({
    id: 'auditTrail.setJustification',
    defaultMessage: '<b>{who}</b> set justification from {from} to {to}',
    description: 'Entry of the trail; from and to such as “Code not present”',
  }),
  setResponse: defineMessage<{
    readonly who: string;
    readonly from: string;
    readonly to: string;
    readonly b: MessageTag;
  }>({
    id: 'auditTrail.setResponse',
    defaultMessage: '<b>{who}</b> set vendor response from {from} to {to}',
    description: 'Entry of the trail; from and to such as “Update”',
  }),
  setDetails: defineMessage<{ readonly who: string; readonly b: MessageTag }>({
    id: 'auditTrail.setDetails',
    defaultMessage: '<b>{who}</b> changed the details',
    description: 'Entry of the trail; the new details follow',
  }),
  didSuppress: defineMessage<{ readonly who: string; readonly b: MessageTag }>({
    id: 'auditTrail.didSuppress',
    defaultMessage: '<b>{who}</b> suppressed it',
    description: 'Entry of the trail',
  }),
  didUnsuppress: defineMessage<{ readonly who: string; readonly b: MessageTag }>({
    id: 'auditTrail.didUnsuppress',
    defaultMessage: '<b>{who}</b> brought it back',
    description: 'Entry of the trail: it is no longer suppressed',
  }),
};
