import { msg } from '../../i18n/msg.js';
import * as rowChangeMessages from '../../ui/table/rowChange.messages.js';
import { andMore } from '../../ui/controls/actions.messages.js';

export const messages = {
  remove: rowChangeMessages.askRemove,
  removing: rowChangeMessages.removing,
  names: msg('rowRemoval.names', 'Selected rows', 'Screen-reader name of a scrollable list of rows to be removed or not removed'),
  others: andMore,
};
