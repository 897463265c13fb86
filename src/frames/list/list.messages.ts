import { msg } from '../../i18n/msg.js';
import { reload } from '../../ui/layout/reload.messages.js';
import { forbidden } from '../../ui/layout/outcome.messages.js';
import { noMatch } from '../../ui/layout/outcome.messages.js';
import { matches } from '../../ui/layout/outcome.messages.js';
import { clearFilters } from '../../ui/controls/actions.messages.js';

export const messages = {
  reload,
  matches,
  failed: msg('list.failed', 'Could not load the list', 'Error title instead of any list. The reason follows'),
  forbidden,
  clearAll: msg('list.clearAll', 'Clear all', 'Button after the active filters above a list. Clears them and the search. At most 20 characters'),
  noMatch,
  clear: clearFilters,
  export: msg('list.export', 'Export list', 'Button above a list that opens a menu of file formats. At most 20 characters'),
};
