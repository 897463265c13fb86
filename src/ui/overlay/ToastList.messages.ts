import { msg } from '../../i18n/msg.js';

export const messages = {
  region: msg('ui.toasts.region', 'Notifications', 'Screen-reader name of the area for short messages at the edge of the screen'),
};
