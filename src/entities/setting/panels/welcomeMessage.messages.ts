import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('welcomeSettings.help', 'What people read on the sign-in page.', 'Below panelNames.welcomeMessage'),
  message: msg('welcomeSettings.message', 'Message', 'Heading of a text that people read before they sign in'),
  enabled: msg('welcomeSettings.enabled', 'Show the message', 'Switch: whether people read a message before they sign in'),
  html: msg('welcomeSettings.html', 'Text', 'The text of a message'),
  htmlHelp: msg('welcomeSettings.htmlHelp', 'HTML. Everybody who reaches the server can read it. This console leaves out scripts, styles, images and forms.', 'Below welcomeSettings.html'),
};
