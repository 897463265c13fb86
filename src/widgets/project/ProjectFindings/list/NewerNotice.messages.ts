import { msg } from '../../../../i18n/msg.js';

export const newerMessages = {
  newerAdded: msg<{ added: number }>('projectFindings.newerAdded', '{added, plural, one {# new finding} other {# new findings}}', 'Notice above the table: newer data is ready to be shown'),
  newerRemoved: msg<{ removed: number }>('projectFindings.newerRemoved', '{removed, plural, one {# finding} other {# findings}} gone', 'Notice above the table: newer data is ready to be shown'),
  newerBoth: msg<{ added: number; removed: number }>(
    'projectFindings.newerBoth',
    '{added, plural, one {# new finding} other {# new findings}}, {removed, number} gone',
    'Notice above the table: newer data is ready to be shown; removed is the number of findings gone',
  ),
  newerDecided: msg('projectFindings.newerDecided', 'Others changed decisions', 'Notice above the table: newer data is ready to be shown, and only decisions changed'),
  showNewer: msg('projectFindings.showNewer', 'Show', 'Button after the notice about newer data. At most 20 characters'),
};
