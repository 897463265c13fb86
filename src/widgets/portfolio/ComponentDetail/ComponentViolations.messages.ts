import { msg } from '../../../i18n/msg.js';
import { messages as violationMessages } from '../../../entities/violation/list/violationList.messages.js';

export const messages = {
  ...violationMessages,
  searchHint: msg('componentViolations.searchHint', 'Search by policy', 'Placeholder of the search field above the policy violations of a component'),
};
