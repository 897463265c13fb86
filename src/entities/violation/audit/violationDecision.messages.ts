import { msg } from '../../../i18n/msg.js';
import * as decisionMessages from '../../decision/decision.messages.js';
import * as actionMessages from '../../../ui/controls/actions.messages.js';
import { decisionSaved } from '../../decision/decision.messages.js';

export const messages = {
  auditOf: msg<{ name: string }>('violationDecision.auditOf', 'Audit of {name}', 'Screen-reader name of the form with the decision about a policy violation; name is that of the violation'),
  analysis: decisionMessages.analysis,
  comment: decisionMessages.comment,
  commentPlaceholder: decisionMessages.commentPlaceholder,
  suppress: decisionMessages.suppress,
  undo: actionMessages.undo,
  unprintable: decisionMessages.unprintable,
  decided: decisionSaved,
  undone: msg<{ name: string }>('violationDecision.undone', 'Decision undone: {name}', 'Notice; name of a policy and of the component that violates it'),
  notUndone: msg<{ name: string }>('violationDecision.notUndone', 'Could not undo decision: {name}', 'Notice; name of a policy and of the component that violates it; the reason follows'),
  decidedSince: msg('violationDecision.decidedSince', 'Someone else changed this in the meantime. Their change was kept.', 'Reason below violationDecision.notUndone'),
  readOnly: decisionMessages.readOnly,
};
