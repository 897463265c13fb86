import { msg } from '../../i18n/msg.js';

export const messages = {
  enabled: msg('panel.enabled', 'Enabled', 'Table head and badge in lists of administration, switch in a form: the row is in use. At most 14 characters'),
  disabled: msg('panel.disabled', 'Disabled', 'Badge of a row in lists of administration that is not in use. At most 14 characters'),
};
