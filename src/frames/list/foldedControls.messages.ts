import { defineMessage } from 'react-intl';

export const messages = {
  filters: defineMessage({
    id: 'foldedControls.filters',
    defaultMessage: 'Filters',
    description: 'Button above a list that shows its filters on a narrow screen',
  }),
};
