/** What stands between what was and what is. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const becomes = msg('bulkAudit.becomes', 'becomes', 'Screen-reader text of the arrow between an old and a new value');
