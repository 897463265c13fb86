import { defineMessage } from 'react-intl';
import * as decisionMessages from '../../decision/decision.messages.js';
import * as actionMessages from '../../../ui/controls/actions.messages.js';
import { messages as dialogMessages } from '../../../ui/overlay/Dialog.messages.js';
import { messages as formMessages } from '../../../ui/form/form.messages.js';

export const messages = {
  auditOf: defineMessage<{ readonly name: string }>({
    id: 'violationDecision.auditOf',
    defaultMessage: 'Audit of {name}',
    description: 'Name, for screen readers, of the form with the decision about a policy violation',
  }),
  analysis: decisionMessages.analysis,
  comment: decisionMessages.comment,
  commentPlaceholder: decisionMessages.commentPlaceholder,
  suppress: decisionMessages.suppress,
  save: formMessages.save,
  saving: formMessages.saving,
  discard: dialogMessages.discard,
  undo: actionMessages.undo,
  unprintable: decisionMessages.unprintable,
  decided: defineMessage<{ readonly name: string }>({
    id: 'violationDecision.decided',
    defaultMessage: 'Decided: {name}',
    description: 'Notice; name of a policy and of the component that violates it',
  }),
  undone: defineMessage<{ readonly name: string }>({
    id: 'violationDecision.undone',
    defaultMessage: 'Decision taken back: {name}',
    description: 'Notice; name of a policy and of the component that violates it',
  }),
  notUndone: defineMessage<{ readonly name: string }>({
    id: 'violationDecision.notUndone',
    defaultMessage: 'Decision not taken back: {name}',
    description: 'Notice; the reason follows',
  }),
  decidedSince: defineMessage({
    id: 'violationDecision.decidedSince',
    defaultMessage: 'Somebody else has decided since. That decision stays.',
    description: 'Below violationDecision.notUndone: why',
  }),
  readOnly: defineMessage<{ readonly permission: string }>({
    id: 'violationDecision.readOnly',
    defaultMessage: 'You need “{permission}” to change this.',
    description: 'Below the decision about a policy violation for who may only read',
  }),
};
