import { msg } from '../../../i18n/msg.js';

export const messages = {
  region: msg('welcomeMessage.region', 'Message from the operator', 'Screen-reader name of the message from the server operator on the sign-in page'),
};
