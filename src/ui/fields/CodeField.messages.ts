import { defineMessage } from 'react-intl';

export const messages = {
  tooMany: defineMessage<{ readonly count: number }>({
    id: 'ui.codeField.tooMany',
    defaultMessage: '{count, plural, one {# character too many} other {# characters too many}}',
    description:
      'Below a field for a long text; count is by how many characters the text is longer than allowed',
  }),
};
