import { msg } from '../../i18n/msg.js';

export const messages = {
  noAddress: msg('mailProblem.noAddress', 'Enter an email address, such as jane@example.org.', 'Error below a field for one email address'),
};
