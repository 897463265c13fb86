import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('vulnDbSettings.help', 'Asks VulnDB of Flashpoint about components by their CPE. It needs a subscription.', 'Below panelNames.vulnDb'),
  enabled: msg('vulnDbSettings.enabled', 'Use VulnDB', 'Switch'),
  accessHelp: msg('vulnDbSettings.accessHelp', 'OAuth 1.0a keys of your subscription.', 'Below sharedSettings.access'),
  key: msg('vulnDbSettings.key', 'Consumer key', 'First half of the keys of an OAuth 1.0a client'),
  secret: msg('vulnDbSettings.secret', 'Consumer secret', 'Second half of the keys of an OAuth 1.0a client'),
};
