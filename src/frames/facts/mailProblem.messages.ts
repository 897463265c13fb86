import { msg } from '../../i18n/msg.js';

export const messages = {
  noAddress: msg('mailProblem.noAddress', 'Enter a mail address, such as bomdeck@example.org.', 'Problem of a field for one mail address'),
};
