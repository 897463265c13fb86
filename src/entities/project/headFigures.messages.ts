import { defineMessage } from 'react-intl';
import { figureTilesMessages } from './figureTiles.messages.js';

export const headFiguresMessages = {
  risk: figureTilesMessages.risk,
  vulnerabilities: defineMessage({
    id: 'headFigures.vulnerabilities',
    defaultMessage: 'Unique vulnerabilities',
    description:
      'Label of the counts by severity; one that is known by several names counts once for each component',
  }),
};
