import { msg } from '../../../../i18n/msg.js';

export const newerMessages = {
  newerAdded: msg<{ added: number }>('projectFindings.newerAdded', '{added, plural, one {# new finding} other {# new findings}}', 'Above the table: newer data is there and waits to be shown'),
  newerRemoved: msg<{ removed: number }>('projectFindings.newerRemoved', '{removed, plural, one {# finding is gone} other {# findings are gone}}', 'Above the table: newer data is there and waits to be shown'),
  newerBoth: msg<{ added: number; removed: number }>('projectFindings.newerBoth', '{added, plural, one {# new finding} other {# new findings}}, {removed, number} gone', 'Above the table: newer data is there and waits to be shown'),
  newerDecided: msg('projectFindings.newerDecided', 'Others have decided about findings meanwhile', 'Above the table: newer data is there and waits to be shown; only decisions changed'),
  showNewer: msg('projectFindings.showNewer', 'Show', 'Button behind projectFindings.newer'),
};
