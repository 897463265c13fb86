/** Words about what was dismissed in an audit. One by one, so that a host downloads only those in use. */
import { msg } from '../../i18n/msg.js';

export const showSuppressed = msg('suppression.show', 'Show suppressed', 'Switch above a list of findings or policy violations, at most 40 characters');

export const violationsTip = msg('suppression.violationsTip', 'Suppressed policy violations are not counted.', 'Tooltip of the switch suppression.show above policy violations');

export const findingsTip = msg('suppression.findingsTip', 'Suppressed findings are not counted.', 'Tooltip of the switch suppression.show above findings');
