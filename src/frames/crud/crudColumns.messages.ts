import { msg } from '../../i18n/msg.js';

export const messages = {
  enabled: msg('panel.enabled', 'Enabled', 'Column head and badge in lists of administration, and the switch in the form of a row: it is used'),
  disabled: msg('panel.disabled', 'Disabled', 'Badge of a row in lists of administration that is not used for now'),
};
