import { msg } from '../i18n/msg.js';

export const messages = {
  more: msg<{ shown: number; total: number }>('projectOptions.more', '{shown, number} of {total, number} shown. Type more of the name to find others.', 'Below the list of a field that finds projects, when it has more than are shown'),
};
