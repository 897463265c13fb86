import { msg } from '../../i18n/msg.js';

export const figureTilesMessages = {
  more: msg<{ count: number; date: string }>('figureTiles.more', '{count, number} more than on {date}', 'Tooltip and screen-reader text at a metric that rose; {count} is the difference, {date} the earlier date'),
  fewer: msg<{ count: number; date: string }>('figureTiles.fewer', '{count, number} fewer than on {date}', 'Tooltip and screen-reader text at a metric that fell; {count} is the difference, {date} the earlier date'),
  same: msg<{ date: string }>('figureTiles.same', 'unchanged since {date}', 'Tooltip and screen-reader text at a metric that did not change; {date} is the earlier date'),
  risk: msg('figureTiles.risk', 'Risk score', 'Label of a metric: the sum of all vulnerabilities of a project or the portfolio, weighted by severity'),
  portfolioFailed: msg('figureTiles.portfolioFailed', 'Could not load portfolio metrics.', 'Replaces the metrics above a list; a “Try again” button follows'),
};
