import { msg } from '../../i18n/msg.js';

export const markdownMessages = {
  cut: msg<{ count: number }>('markdown.cut', 'Only the beginning of {count, number} characters is shown.', 'Below a text that is too long to be formatted. count: its length'),
  showAll: msg('markdown.showAll', 'Show all as plain text', 'Button below a text that is too long to be formatted'),
  image: msg<{ description: string }>('markdown.image', 'Image: {description}', 'Instead of an image in external text, which is not loaded. description: its alternative text'),
};
