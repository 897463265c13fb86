import { defineMessage } from 'react-intl';

export const densityMessages = {
  density: defineMessage({
    id: 'projectFindings.density',
    defaultMessage: 'Density',
    description: 'Name of the choice how close rows stand',
  }),
  comfortable: defineMessage({
    id: 'projectFindings.comfortable',
    defaultMessage: 'Comfortable',
    description: 'Choice: rows stand apart',
  }),
  compact: defineMessage({
    id: 'projectFindings.compact',
    defaultMessage: 'Compact',
    description: 'Choice: rows stand close',
  }),
};
