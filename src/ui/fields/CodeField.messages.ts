import { msg } from '../../i18n/msg.js';

export const messages = {
  tooMany: msg<{ count: number }>('ui.codeField.tooMany', '{count, plural, one {# character too many} other {# characters too many}}', 'Error below a field for a long text. count: characters above the limit'),
};
