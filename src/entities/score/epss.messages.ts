/** Apart from the other facts of a vulnerability: few say more of EPSS than its name. */
import { defineMessage } from 'react-intl';

export const epssTip = defineMessage({
  id: 'vulnerabilityFact.epssTip',
  defaultMessage: 'Probability that it is exploited somewhere within 30 days',
  description: 'Explains the column EPSS',
});
