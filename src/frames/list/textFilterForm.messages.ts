import { msg } from '../../i18n/msg.js';

export const messages = {
  // Not shared: the verb.
  apply: msg('textFilterForm.apply', 'Filter', 'Button that applies the text entered above it as a filter. At most 20 characters'),
};
