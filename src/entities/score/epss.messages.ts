/** Apart from the other facts of a vulnerability: few say more of EPSS than its name. */
import { msg } from '../../i18n/msg.js';

export const epssTip = msg('vulnerabilityFact.epssTip', 'Probability of exploitation in the next 30 days', 'Tooltip of the table head EPSS');
