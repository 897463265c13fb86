import { msg } from '../../i18n/msg.js';

export const messages = {
  remove: msg<{ name: string }>('ui.pill.remove', 'Remove {name}', 'Button that removes a filter or a tag, or takes a chosen file back; name is the filter in words, such as "Severity is Critical", the tag, or the name of the file'),
};
