import { msg } from '../../i18n/msg.js';

export const messages = {
  remove: msg<{ name: string }>('ui.pill.remove', 'Remove {name}', 'Button that removes a filter, tag, or chosen file. name: such as “Severity is Critical”'),
};
