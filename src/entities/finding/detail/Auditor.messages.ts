import { defineMessage } from 'react-intl';
import * as actionMessages from '../../../ui/controls/actions.messages.js';

export const auditorMessages = {
  suppressedNow: defineMessage<{ readonly vulnerability: string }>({
    id: 'projectFindings.suppressedNow',
    defaultMessage: '{vulnerability} suppressed',
    description: 'Title of a notice after a key was pressed; vulnerability such as CVE-2021-44228',
  }),
  unsuppressedNow: defineMessage<{ readonly vulnerability: string }>({
    id: 'projectFindings.unsuppressedNow',
    defaultMessage: '{vulnerability} brought back',
    description: 'Title of a notice: it is no longer suppressed',
  }),
  notSaved: defineMessage<{ readonly vulnerability: string }>({
    id: 'projectFindings.notSaved',
    defaultMessage: '{vulnerability} not changed',
    description: 'Title of a notice: a change by key failed; the reason follows',
  }),
  undone: defineMessage<{ readonly vulnerability: string }>({
    id: 'projectFindings.undone',
    defaultMessage: 'Last change of {vulnerability} undone',
    description: 'Title of a notice',
  }),
  detailsStay: defineMessage({
    id: 'projectFindings.detailsStay',
    defaultMessage: 'The details stay: the server replaces them, but it does not remove them.',
    description:
      'Second line of a notice that a change was undone, where the change had written the first details',
  }),
  undo: actionMessages.undo,
};
