import { defineMessage } from 'react-intl';
import { messages as violationMessages } from '../../../entities/violation/list/violationList.messages.js';

export const messages = {
  ...violationMessages,
  searchHint: defineMessage({
    id: 'componentViolations.searchHint',
    defaultMessage: 'Search policy',
    description: 'In the empty search field above the policy violations of a component: what is searched',
  }),
};
