import { defineMessage } from 'react-intl';

export const messages = {
  progress: defineMessage<{ readonly done: number; readonly total: number; readonly refused: number }>({
    id: 'bulkAudit.progress',
    defaultMessage:
      '{done, number} of {total, number} saved{refused, plural, =0 {} other {, {refused, number} refused}}',
    description: 'How far it is: 268 of 412 saved, 2 refused',
  }),
  waiting: defineMessage({
    id: 'bulkAudit.waiting',
    defaultMessage: 'Saving has paused',
    description: 'Title of a note: the session ended or the connection broke; the reason follows',
  }),
  continue: defineMessage({
    id: 'bulkAudit.continue',
    defaultMessage: 'Continue',
    description: 'Button of that note: goes on with the findings that are left',
  }),
};
