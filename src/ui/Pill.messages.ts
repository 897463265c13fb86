import { defineMessage } from 'react-intl';

export const messages = {
  remove: defineMessage<{ readonly name: string }>({
    id: 'ui.pill.remove',
    defaultMessage: 'Remove {name}',
    description:
      'Button that removes one filter or tag; name is the filter in words, such as "Severity is Critical"',
  }),
};
