import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('ossIndexSettings.help', 'Asks OSS Index of Sonatype about components by their package URL. The package URLs leave your network.', 'Below panelNames.ossIndex'),
  enabled: msg('ossIndexSettings.enabled', 'Use OSS Index', 'Switch'),
  accessHelp: msg('ossIndexSettings.accessHelp', 'An account of OSS Index. It may demand one, and answers more often with one.', 'Below sharedSettings.access'),
  username: msg('ossIndexSettings.username', 'Registered e-mail address', 'Name of an account of OSS Index'),
};
