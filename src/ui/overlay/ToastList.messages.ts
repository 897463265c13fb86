import { msg } from '../../i18n/msg.js';

export const messages = {
  region: msg('ui.toasts.region', 'Notifications', 'Name, for screen readers, of the place at the edge of the screen where short messages appear'),
};
