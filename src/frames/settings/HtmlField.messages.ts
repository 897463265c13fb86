import { defineMessage } from 'react-intl';

export const messages = {
  preview: defineMessage({
    id: 'htmlField.preview',
    defaultMessage: 'Preview, as this console shows it',
    description: 'Above what people will see of HTML that is typed above',
  }),
  nothing: defineMessage({
    id: 'htmlField.nothing',
    defaultMessage: 'Nothing is shown.',
    description: 'In the place of what people will see of HTML, while it is empty',
  }),
};
