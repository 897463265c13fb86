import { msg } from '../../i18n/msg.js';
import { reload } from '../../ui/layout/reload.messages.js';

export const messages = {
  reload,
  matches: msg<{ count: number }>('list.matches', '{count, plural, =0 {Nothing matches} one {# row matches} other {# rows match}}', 'Count above a list of anything while it is searched or filtered'),
  failed: msg('list.failed', 'The list could not be loaded', 'Title instead of a list of anything; the reason follows'),
  forbidden: msg('list.forbidden', 'You may not see this list', 'Title instead of a list of anything, without the permission it takes'),
  clearAll: msg('list.clearAll', 'Clear all', 'Button behind the filters that are on above a list; removes them and the search'),
  noMatch: msg('list.noMatch', 'Nothing matches', 'Title instead of a list of anything when search and filters leave no rows'),
  clear: msg('list.clear', 'Clear filters', 'Button in a list that search and filters left empty; removes them all'),
  export: msg('list.export', 'Export list', 'Button above a list that opens a menu of file formats'),
};
