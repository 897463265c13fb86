import { msg } from '../../i18n/msg.js';

export const messages = {
  apply: msg('textFilterForm.apply', 'Filter', 'Button that applies the text entered above it as a filter. At most 20 characters'),
};
