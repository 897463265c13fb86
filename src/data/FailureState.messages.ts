import { msg } from '../i18n/msg.js';

export const messages = {
  stale: msg<{ time: string }>('data.stale', 'This is from {time}; newer data could not be loaded.', 'Above a list whose refresh failed; time is when the shown data came, such as 09:40'),
};
