import { msg } from '../../i18n/msg.js';

export const messages = {
  enterAgain: msg('secretProblem.enterAgain', 'Enter it again or remove it. The server discards it when the destination changes.', 'Error below the empty field of a stored password, key, or token after its destination changed'),
};
