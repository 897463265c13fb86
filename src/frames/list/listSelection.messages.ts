import { msg } from '../../i18n/msg.js';

export const messages = {
  count: msg<{ count: number; hiddenCount: number }>(
    'listSelection.count',
    '{count, plural, other {# selected}}{hiddenCount, plural, =0 {} other {, # not shown}}',
    'In the bar over a list with selected rows. hiddenCount: rows on other pages or outside the search',
  ),
  clear: msg('listSelection.clear', 'Clear selection', 'Button after the number of selected rows. At most 20 characters'),
};
