import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('ossIndexSettings.help', 'Sends the package URLs of components to Sonatype OSS Index.', 'Help below panelNames.ossIndex'),
  enabled: msg('ossIndexSettings.enabled', 'Use OSS Index', 'Switch: use OSS Index'),
  accessHelp: msg('ossIndexSettings.accessHelp', 'Credentials may be required. They raise the rate limit.', 'Help below sharedSettings.access, about an account at OSS Index'),
  username: msg('ossIndexSettings.username', 'Registered email address', 'Field label: name of an account at OSS Index'),
};
