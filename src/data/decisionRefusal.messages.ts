import { defineMessage } from 'react-intl';

export const messages = {
  decidedMeanwhile: defineMessage({
    id: 'bulkAudit.decidedMeanwhile',
    defaultMessage: 'Somebody else has decided meanwhile. Try again to decide over it.',
    description: 'Reason why a finding was not changed',
  }),
};
