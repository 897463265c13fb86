import { defineMessage } from 'react-intl';

export const messages = {
  // Not shared: the verb.
  apply: defineMessage({
    id: 'textFilterForm.apply',
    defaultMessage: 'Filter',
    description: 'Button that applies a filter by what was typed above it',
  }),
};
