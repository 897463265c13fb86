/** Words about what was dismissed in an audit. One by one, so that a host downloads only those in use. */
import { defineMessage } from 'react-intl';

export const showSuppressed = defineMessage({
  id: 'suppression.show',
  defaultMessage: 'Show suppressed',
  description: 'Switch above a list: lists what somebody dismissed in an audit, too',
});

export const findingsTip = defineMessage({
  id: 'suppression.findingsTip',
  defaultMessage: 'Suppressed findings were dismissed in an audit and are not counted.',
  description: 'Tip of the switch suppression.show above findings',
});
