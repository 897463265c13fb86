import { defineMessage } from 'react-intl';
import * as rowChangeMessages from '../../ui/table/rowChange.messages.js';

export const messages = {
  remove: rowChangeMessages.askRemove,
  removing: rowChangeMessages.removing,
  names: defineMessage({
    id: 'rowRemoval.names',
    defaultMessage: 'Selected rows',
    description: 'Name of a list that scrolls, for screen readers: what would be removed, or could not be',
  }),
  others: defineMessage<{ readonly count: number }>({
    id: 'rowRemoval.others',
    defaultMessage: '{count, plural, one {and # more} other {and # more}}',
    description: 'Below the names of the first rows that would be removed',
  }),
};
