import { msg } from '../../i18n/msg.js';

export const messages = {
  // Not shared: of a row in use, not of a difference between versions.
  status: msg('panel.status', 'Status', 'Table head in lists of administration: whether a row is in use, or why it has no effect. At most 18 characters'),
  enabled: msg('panel.enabled', 'Enabled', 'Badge and head of a column in exported files in lists of administration, switch in a form: the row is in use. At most 14 characters'),
  disabled: msg('panel.disabled', 'Disabled', 'Badge of a row in lists of administration that is not in use. At most 14 characters'),
};
