import { msg } from '../../i18n/msg.js';

export const messages = {
  count: msg<{ count: number; hiddenCount: number }>(
    'listSelection.count',
    '{count, plural, one {# selected} other {# selected}}{hiddenCount, plural, =0 {} one {, # not shown here} other {, # not shown here}}',
    'At the start of the bar that floats over a list while rows of it are selected; those not shown here are on another page or do not match the search',
  ),
  clear: msg('listSelection.clear', 'Clear selection', 'Button at the end of what says how many rows of a list are selected; selects none'),
};
