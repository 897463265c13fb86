import { defineMessage } from 'react-intl';
import { reload } from '../../ui/layout/reload.messages.js';

export const messages = {
  reload,
  matches: defineMessage<{ readonly count: number }>({
    id: 'list.matches',
    defaultMessage: '{count, plural, =0 {Nothing matches} one {# row matches} other {# rows match}}',
    description: 'Count above a list of anything while it is searched or filtered',
  }),
  failed: defineMessage({
    id: 'list.failed',
    defaultMessage: 'The list could not be loaded',
    description: 'Title instead of a list of anything; the reason follows',
  }),
  forbidden: defineMessage({
    id: 'list.forbidden',
    defaultMessage: 'You may not see this list',
    description: 'Title instead of a list of anything, without the permission it takes',
  }),
  clearAll: defineMessage({
    id: 'list.clearAll',
    defaultMessage: 'Clear all',
    description: 'Button behind the filters that are on above a list; removes them and the search',
  }),
  noMatch: defineMessage({
    id: 'list.noMatch',
    defaultMessage: 'Nothing matches',
    description: 'Title instead of a list of anything when search and filters leave no rows',
  }),
  clear: defineMessage({
    id: 'list.clear',
    defaultMessage: 'Clear filters',
    description: 'Button in a list that search and filters left empty; removes them all',
  }),
  export: defineMessage({
    id: 'list.export',
    defaultMessage: 'Export list',
    description: 'Button above a list that opens a menu of file formats',
  }),
};
