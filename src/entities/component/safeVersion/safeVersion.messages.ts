import { defineMessage } from 'react-intl';
import { messages as stateMessages } from '../../../ui/layout/states.messages.js';

export const messages = {
  retry: stateMessages.retry,
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
