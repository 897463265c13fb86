import { msg } from '../../i18n/msg.js';

export const markdownMessages = {
  cut: msg<{ count: number }>('markdown.cut', 'Only the beginning of this text is shown; it has {count, number} characters.', 'Below a text that is too long to be formatted'),
  showAll: msg('markdown.showAll', 'Show all as plain text', 'Button below a text that is too long to be formatted'),
  image: msg<{ description: string }>('markdown.image', 'Image: {description}', 'In the place of an image in a text from outside, which is not loaded; its alternative text'),
};
