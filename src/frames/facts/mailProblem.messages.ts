import { defineMessage } from 'react-intl';

export const messages = {
  noAddress: defineMessage({
    id: 'mailProblem.noAddress',
    defaultMessage: 'Enter a mail address, such as bomdeck@example.org.',
    description: 'Problem of a field for one mail address',
  }),
};
