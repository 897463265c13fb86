import { msg } from '../i18n/msg.js';

export const messages = {
  atField: msg<{ reason: string }>('refusal.atField', 'The server says: {reason}', 'At a field of any form that the server refused; reason is its text, often in English'),
};
