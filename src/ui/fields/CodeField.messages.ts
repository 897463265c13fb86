import { msg } from '../../i18n/msg.js';

export const messages = {
  tooMany: msg<{ count: number }>('ui.codeField.tooMany', '{count, plural, one {# character too many} other {# characters too many}}', 'Below a field for a long text; count is by how many characters the text is longer than allowed'),
};
