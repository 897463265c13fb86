import { msg } from '../../../i18n/msg.js';

export const messages = {
  message: msg('welcomeSettings.message', 'Message', 'Heading above the text shown before signing in'),
  enabled: msg('welcomeSettings.enabled', 'Show message', 'Switch: show a message before signing in'),
  html: msg('welcomeSettings.html', 'Text', 'Field label: the text of the message'),
  htmlHelp: msg('welcomeSettings.htmlHelp', 'HTML, visible to anyone who can reach the server. This console removes scripts, styles, images, and forms.', 'Help below welcomeSettings.html'),
};
