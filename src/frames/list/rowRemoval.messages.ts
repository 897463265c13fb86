import { msg } from '../../i18n/msg.js';
import * as rowChangeMessages from '../../ui/table/rowChange.messages.js';

export const messages = {
  remove: rowChangeMessages.askRemove,
  removing: rowChangeMessages.removing,
  names: msg('rowRemoval.names', 'Selected rows', 'Name of a list that scrolls, for screen readers: what would be removed, or could not be'),
  others: msg<{ count: number }>('rowRemoval.others', '{count, plural, one {and # more} other {and # more}}', 'Below the names of the first rows that would be removed'),
};
