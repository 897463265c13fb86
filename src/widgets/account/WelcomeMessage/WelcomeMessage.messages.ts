import { msg } from '../../../i18n/msg.js';

export const messages = {
  region: msg('welcomeMessage.region', 'Message of the operator', 'Name, for screen readers, of what the operator of the server says on the sign-in page'),
};
