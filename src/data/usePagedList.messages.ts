import { msg } from '../i18n/msg.js';

export const messages = {
  unsorted: msg('pagedList.unsorted', 'This server cannot sort by that. The rows stand in its own order.', 'Notice, after a column was chosen to sort a list by, from a server of another release'),
};
