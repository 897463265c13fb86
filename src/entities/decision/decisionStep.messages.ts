/** What stands between what was and what is. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const becomes = defineMessage({
  id: 'bulkAudit.becomes',
  defaultMessage: 'becomes',
  description: 'For screen readers, in place of the arrow between what was before and what comes after',
});
