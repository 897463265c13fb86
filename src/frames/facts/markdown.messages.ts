import { defineMessage } from 'react-intl';

export const markdownMessages = {
  cut: defineMessage<{ readonly count: number }>({
    id: 'markdown.cut',
    defaultMessage: 'Only the beginning of this text is shown; it has {count, number} characters.',
    description: 'Below a text that is too long to be formatted',
  }),
  showAll: defineMessage({
    id: 'markdown.showAll',
    defaultMessage: 'Show all as plain text',
    description: 'Button below a text that is too long to be formatted',
  }),
  image: defineMessage<{ readonly description: string }>({
    id: 'markdown.image',
    defaultMessage: 'Image: {description}',
    description: 'In the place of an image in a text from outside, which is not loaded; its alternative text',
  }),
};
