import { msg } from '../../../i18n/msg.js';
import * as actionMessages from '../../../ui/controls/actions.messages.js';

export const auditorMessages = {
  suppressedNow: msg<{ vulnerability: string }>('projectFindings.suppressedNow', '{vulnerability} suppressed', 'Title of a notice after a key was pressed; vulnerability such as CVE-2021-44228'),
  unsuppressedNow: msg<{ vulnerability: string }>('projectFindings.unsuppressedNow', '{vulnerability} brought back', 'Title of a notice: it is no longer suppressed'),
  notSaved: msg<{ vulnerability: string }>('projectFindings.notSaved', '{vulnerability} not changed', 'Title of a notice: a change by key failed; the reason follows'),
  undone: msg<{ vulnerability: string }>('projectFindings.undone', 'Last change of {vulnerability} undone', 'Title of a notice'),
  detailsStay: msg('projectFindings.detailsStay', 'The details stay: the server replaces them, but it does not remove them.', 'Second line of a notice that a change was undone, where the change had written the first details'),
  undo: actionMessages.undo,
};
