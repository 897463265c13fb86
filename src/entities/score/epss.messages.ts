/** Apart from the other facts of a vulnerability: few say more of EPSS than its name. */
import { msg } from '../../i18n/msg.js';

export const epssTip = msg('vulnerabilityFact.epssTip', 'Probability that it is exploited somewhere within 30 days', 'Explains the column EPSS');
