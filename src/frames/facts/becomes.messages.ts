/** The arrow between the old and the new state. */
import { msg } from '../../i18n/msg.js';

export const becomes = msg('bulkAudit.becomes', 'becomes', 'Screen-reader text of the arrow between an old and a new value');
