import { msg } from '../i18n/msg.js';

export const messages = {
  stale: msg<{ time: string }>('data.stale', 'Showing data from {time}. Could not load newer data.', 'Note above a list that could not be refreshed; time is the time of the shown data, such as 09:40'),
};
