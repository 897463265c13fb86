import { msg } from '../../i18n/msg.js';
import { noMatch } from '../layout/outcome.messages.js';
import { matches } from '../layout/outcome.messages.js';

export const messages = {
  nothing: noMatch,
  failed: msg('ui.combobox.failed', 'Could not load the list. Type again to retry.', 'In the list below a search field when the server did not answer'),
  found: matches,
  clear: msg('ui.combobox.clear', 'Clear', 'Button in a field that clears the selection. At most 12 characters'),
};
