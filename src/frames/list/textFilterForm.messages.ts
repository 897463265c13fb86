import { msg } from '../../i18n/msg.js';

export const messages = {
  // Not shared: the verb.
  apply: msg('textFilterForm.apply', 'Filter', 'Button that applies a filter by what was typed above it'),
};
