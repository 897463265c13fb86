import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('vulnDbSettings.help', 'Sends CPEs to Flashpoint VulnDB. Requires a subscription.', 'Help below panelNames.vulnDb'),
  enabled: msg('vulnDbSettings.enabled', 'Use VulnDB', 'Switch: use VulnDB'),
  accessHelp: msg('vulnDbSettings.accessHelp', 'OAuth 1.0a keys from your subscription.', 'Help below sharedSettings.access'),
  key: msg('vulnDbSettings.key', 'Consumer key', 'Field label: first half of the keys of an OAuth 1.0a client'),
  secret: msg('vulnDbSettings.secret', 'Consumer secret', 'Field label: second half of the keys of an OAuth 1.0a client'),
};
