import { msg } from '../../i18n/msg.js';

export const messages = {
  preview: msg('htmlField.preview', 'Preview, as this console shows it', 'Above what people will see of HTML that is typed above'),
  nothing: msg('htmlField.nothing', 'Nothing is shown.', 'In the place of what people will see of HTML, while it is empty'),
};
