import { msg } from '../i18n/msg.js';

export const messages = {
  atField: msg<{ reason: string }>('refusal.atField', 'The server says: {reason}', 'Error at a form field that the server rejected; reason is the server’s message, often in English'),
};
