import { defineMessage } from 'react-intl';

export const figureTilesMessages = {
  more: defineMessage<{ readonly count: number; readonly date: string }>({
    id: 'figureTiles.more',
    defaultMessage: '{count, number} more than on {date}',
    description: 'How a figure has changed, for screen readers and as a tip; count is the difference',
  }),
  fewer: defineMessage<{ readonly count: number; readonly date: string }>({
    id: 'figureTiles.fewer',
    defaultMessage: '{count, number} fewer than on {date}',
    description: 'How a figure has changed, for screen readers and as a tip; count is the difference',
  }),
  same: defineMessage<{ readonly date: string }>({
    id: 'figureTiles.same',
    defaultMessage: 'as many as on {date}',
    description: 'That a figure has not changed, for screen readers and as a tip',
  }),
  risk: defineMessage({
    id: 'figureTiles.risk',
    defaultMessage: 'Risk score',
    description:
      'Label of a figure: the sum of all vulnerabilities of a project or the portfolio, weighted by severity',
  }),
  portfolioFailed: defineMessage({
    id: 'figureTiles.portfolioFailed',
    defaultMessage: 'Figures of the portfolio could not be loaded.',
    description: 'Instead of the figures above a list; a button to try again follows',
  }),
};
