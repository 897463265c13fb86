import { msg } from '../../i18n/msg.js';

export const messages = {
  enterAgain: msg(
    'secretProblem.enterAgain',
    'Enter it again, or remove it: it would go to another server, or less protected, and servers drop it then.',
    'Problem of the empty field of a stored password, key or token, when what says where it is sent was changed',
  ),
};
