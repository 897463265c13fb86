import { msg } from '../i18n/msg.js';

export const messages = {
  unsorted: msg('pagedList.unsorted', 'This server cannot sort by this column.', 'Notice after the user sorts by a column that an older or newer server does not support'),
};
