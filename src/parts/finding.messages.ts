/** Words about findings. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const count = defineMessage<{ readonly count: number }>({
  id: 'finding.count',
  defaultMessage: '{count, plural, one {# finding} other {# findings}}',
  description:
    'How many findings there are: above a list, as a link to them, in the name of a node of a graph',
});

export const name = defineMessage<{ readonly vulnerability: string; readonly component: string }>({
  id: 'finding.name',
  defaultMessage: '{vulnerability} in {component}',
  description: 'What a finding is called; vulnerability such as CVE-2021-44228, component such as log4j-core',
});
