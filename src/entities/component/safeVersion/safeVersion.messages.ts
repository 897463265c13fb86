import { msg } from '../../../i18n/msg.js';
import { messages as stateMessages } from '../../../ui/layout/states.messages.js';

export const messages = {
  retry: stateMessages.retry,
  find: msg<{ count: number }>('safeVersion.find', 'Find safe version for {count, number} findings', 'Button after the version of a component with many findings, whose affected ranges are loaded on demand'),
  failed: msg<{ count: number }>('safeVersion.failed', 'Safe version unknown. Could not load affected ranges of {count, plural, one {# finding} other {# findings}}.', 'After the version of a component; the button ui.states.retry follows'),
  listFailed: msg('safeVersion.listFailed', 'Safe version unknown. Could not load the findings.', 'After the version of a component; the button ui.states.retry follows'),
};
