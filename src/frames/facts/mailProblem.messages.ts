import { msg } from '../../i18n/msg.js';

export const messages = {
  noAddress: msg('mailProblem.noAddress', 'Enter an email address, such as jane@example.org.', 'Error below a field for one email address'),
};
export const notAddresses = msg<{ entries: string }>('emailPanel.test.problem', 'Not a valid email address: {entries}', 'Error below emailPanel.test.destination; entries is a list of the invalid addresses');
