import { defineMessage } from 'react-intl';

export const messages = {
  remove: defineMessage<{ readonly name: string }>({
    id: 'ui.pill.remove',
    defaultMessage: 'Remove {name}',
    description:
      'Button that removes a filter or a tag, or takes a chosen file back; name is the filter in words, such as "Severity is Critical", the tag, or the name of the file',
  }),
};
