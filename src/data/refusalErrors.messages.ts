import { defineMessage } from 'react-intl';

export const messages = {
  atField: defineMessage<{ readonly reason: string }>({
    id: 'refusal.atField',
    defaultMessage: 'The server says: {reason}',
    description: 'At a field of any form that the server refused; reason is its text, often in English',
  }),
};
