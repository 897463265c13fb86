import { msg } from '../../i18n/msg.js';

export const figureTilesMessages = {
  more: msg<{ count: number; date: string }>('figureTiles.more', '{count, number} more than on {date}', 'How a figure has changed, for screen readers and as a tip; count is the difference'),
  fewer: msg<{ count: number; date: string }>('figureTiles.fewer', '{count, number} fewer than on {date}', 'How a figure has changed, for screen readers and as a tip; count is the difference'),
  same: msg<{ date: string }>('figureTiles.same', 'as many as on {date}', 'That a figure has not changed, for screen readers and as a tip'),
  risk: msg('figureTiles.risk', 'Risk score', 'Label of a figure: the sum of all vulnerabilities of a project or the portfolio, weighted by severity'),
  portfolioFailed: msg('figureTiles.portfolioFailed', 'Figures of the portfolio could not be loaded.', 'Instead of the figures above a list; a button to try again follows'),
};
