import { msg } from '../../i18n/msg.js';

export const messages = {
  preview: msg('htmlField.preview', 'Preview', 'Heading above the rendered HTML of the field'),
  nothing: msg('htmlField.nothing', 'Nothing to preview.', 'Instead of the preview while the field is empty'),
};
