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

export const attributed = defineMessage({
  id: 'finding.attributed',
  defaultMessage: 'Attributed',
  description:
    'Head of a column, name of a filter: date when the vulnerability was first reported for the component',
});

export const analyzer = defineMessage({
  id: 'finding.analyzer',
  defaultMessage: 'Analyzer',
  description: 'Head of a column: which analyzer reported the vulnerability; name of a filter',
});

export const none = defineMessage({
  id: 'finding.none',
  defaultMessage: 'No findings',
  description: 'In the place of a list of findings: no vulnerability is known of what it is about',
});

export const noMatch = defineMessage({
  id: 'finding.noMatch',
  defaultMessage: 'No finding matches',
  description: 'In the place of a list of findings: search or filters leave none',
});

export const forbidden = defineMessage({
  id: 'finding.forbidden',
  defaultMessage: 'You may not see findings',
  description: 'In the place of findings, without the permission VIEW_VULNERABILITY',
});

export const countOrNone = defineMessage<{ readonly count: number }>({
  id: 'finding.countOrNone',
  defaultMessage: '{count, plural, =0 {No findings} one {# finding} other {# findings}}',
  description: 'How many findings there are, also none: above a list',
});
