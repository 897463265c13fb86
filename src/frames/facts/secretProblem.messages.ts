import { defineMessage } from 'react-intl';

export const messages = {
  enterAgain: defineMessage({
    id: 'secretProblem.enterAgain',
    defaultMessage:
      'Enter it again, or remove it: it would go to another server, or less protected, and servers drop it then.',
    description:
      'Problem of the empty field of a stored password, key or token, when what says where it is sent was changed',
  }),
};
