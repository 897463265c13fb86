import { msg } from '../../../i18n/msg.js';
import * as decisionMessages from '../../decision/decision.messages.js';
import * as actionMessages from '../../../ui/controls/actions.messages.js';
import { messages as dialogMessages } from '../../../ui/overlay/Dialog.messages.js';
import { messages as formMessages } from '../../../ui/form/form.messages.js';

export const messages = {
  auditOf: msg<{ name: string }>('violationDecision.auditOf', 'Audit of {name}', 'Name, for screen readers, of the form with the decision about a policy violation'),
  analysis: decisionMessages.analysis,
  comment: decisionMessages.comment,
  commentPlaceholder: decisionMessages.commentPlaceholder,
  suppress: decisionMessages.suppress,
  save: formMessages.save,
  saving: formMessages.saving,
  discard: dialogMessages.discard,
  undo: actionMessages.undo,
  unprintable: decisionMessages.unprintable,
  decided: msg<{ name: string }>('violationDecision.decided', 'Decided: {name}', 'Notice; name of a policy and of the component that violates it'),
  undone: msg<{ name: string }>('violationDecision.undone', 'Decision taken back: {name}', 'Notice; name of a policy and of the component that violates it'),
  notUndone: msg<{ name: string }>('violationDecision.notUndone', 'Decision not taken back: {name}', 'Notice; the reason follows'),
  decidedSince: msg('violationDecision.decidedSince', 'Somebody else has decided since. That decision stays.', 'Below violationDecision.notUndone: why'),
  readOnly: msg<{ permission: string }>('violationDecision.readOnly', 'You need “{permission}” to change this.', 'Below the decision about a policy violation for who may only read'),
};
