import { msg } from '../../../i18n/msg.js';
import * as actionMessages from '../../../ui/controls/actions.messages.js';

export const auditorMessages = {
  suppressedNow: msg<{ vulnerability: string }>('projectFindings.suppressedNow', '{vulnerability} suppressed', 'Title of a notice after a keyboard shortcut; vulnerability such as CVE-2021-44228'),
  unsuppressedNow: msg<{ vulnerability: string }>('projectFindings.unsuppressedNow', '{vulnerability} unsuppressed', 'Title of a notice after a keyboard shortcut; vulnerability such as CVE-2021-44228'),
  notSaved: msg<{ vulnerability: string }>('projectFindings.notSaved', 'Could not update {vulnerability}', 'Title of a notice: saving a decision failed; the reason follows; vulnerability such as CVE-2021-44228'),
  undone: msg<{ vulnerability: string }>('projectFindings.undone', 'Last change to {vulnerability} undone', 'Title of a notice; vulnerability such as CVE-2021-44228'),
  detailsStay: msg('projectFindings.detailsStay', 'The details are kept. The server can only replace them.', 'Second line of the notice projectFindings.undone, if the undone change added the first details'),
  undo: actionMessages.undo,
};
