import { msg } from '../../../i18n/msg.js';
import { messages as stateMessages } from '../../../ui/layout/states.messages.js';

export const messages = {
  retry: stateMessages.retry,
  find: msg<{ count: number }>('safeVersion.find', 'Find a safe version for {count, number} findings', 'Button behind the version of a component that has so many findings that their ranges are not loaded at once'),
  failed: msg<{ count: number }>(
    'safeVersion.failed',
    'No safe version known: {count, plural, one {the ranges of # finding} other {the ranges of # findings}} could not be loaded.',
    'Behind the version of a component, ui.states.retry follows',
  ),
  listFailed: msg('safeVersion.listFailed', 'No safe version known: the findings of the component could not be loaded.', 'Behind the version of a component, ui.states.retry follows'),
};
