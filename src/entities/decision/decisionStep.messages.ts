/** What stands between what was and what is. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const becomes = msg('bulkAudit.becomes', 'becomes', 'For screen readers, in place of the arrow between what was before and what comes after');
