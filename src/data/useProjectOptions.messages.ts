import { msg } from '../i18n/msg.js';

export const messages = {
  more: msg<{ shown: number; total: number }>(
    'projectOptions.more',
    'Showing {shown, number} of {total, number}. Keep typing to narrow the list.',
    'Text below the options of a project search field that shows only some matches; shown and total are counts',
  ),
};
