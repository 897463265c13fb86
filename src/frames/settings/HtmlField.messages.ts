import { msg } from '../../i18n/msg.js';
import { preview } from '../../ui/controls/actions.messages.js';

export const messages = {
  preview: preview,
  nothing: msg('htmlField.nothing', 'Nothing to preview.', 'Instead of the preview while the field is empty'),
};
