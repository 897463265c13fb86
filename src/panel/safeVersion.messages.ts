import { defineMessage } from 'react-intl';
import { messages as stateMessages } from '../ui/states.messages.js';

export const messages = {
  retry: stateMessages.retry,
  safeFrom: defineMessage<{ readonly version: string }>({
    id: 'safeVersion.safeFrom',
    defaultMessage: 'Safe from {version}',
    description:
      'Behind the version of a component with vulnerabilities: version is the lowest one that none of them affects, as no later one is',
  }),
  safeAndFrom: defineMessage<{ readonly version: string; readonly onward: string }>({
    id: 'safeVersion.safeAndFrom',
    defaultMessage: 'Safe in {version}, and from {onward} on',
    description:
      'As safeVersion.safeFrom, where versions between the two are affected, such as 2.12.4 and 2.17.1 of two lines of releases',
  }),
  safeOnly: defineMessage<{ readonly version: string }>({
    id: 'safeVersion.safeOnly',
    defaultMessage: 'Safe in {version}',
    description: 'As safeVersion.safeFrom, where later versions are affected again',
  }),
  meaning: defineMessage({
    id: 'safeVersion.meaning',
    defaultMessage:
      'The lowest version outside of all affected ranges that are known of the findings of this component; what was suppressed does not count.',
    description: 'Tip of safeVersion.safeFrom and its likes',
  }),
  find: defineMessage<{ readonly count: number }>({
    id: 'safeVersion.find',
    defaultMessage: 'Find a safe version for {count, number} findings',
    description:
      'Button behind the version of a component that has so many findings that their ranges are not loaded at once',
  }),
  failed: defineMessage<{ readonly count: number }>({
    id: 'safeVersion.failed',
    defaultMessage:
      'No safe version known: {count, plural, one {the ranges of # finding} other {the ranges of # findings}} could not be loaded.',
    description: 'Behind the version of a component, ui.states.retry follows',
  }),
  listFailed: defineMessage({
    id: 'safeVersion.listFailed',
    defaultMessage: 'No safe version known: the findings of the component could not be loaded.',
    description: 'Behind the version of a component, ui.states.retry follows',
  }),
};
