/** Words about what was dismissed in an audit. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const showSuppressed = msg('suppression.show', 'Show suppressed', 'Switch above a list: lists what somebody dismissed in an audit, too');

export const findingsTip = msg('suppression.findingsTip', 'Suppressed findings were dismissed in an audit and are not counted.', 'Tip of the switch suppression.show above findings');
