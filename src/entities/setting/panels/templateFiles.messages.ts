import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('templateFilesSettings.help', 'Files on the server can replace built-in templates. Anyone who can write to their directory can run code on the server.', 'Help below panelNames.templateFiles'),
  files: msg('templateFilesSettings.files', 'Replace templates', 'Heading above the switch templateFilesSettings.enabled and the directory'),
  enabled: msg('templateFilesSettings.enabled', 'Use template files', 'Switch: files replace the templates of the server'),
  enabledHelp: msg('templateFilesSettings.enabledHelp', 'Files are loaded at server startup. Restoring templates turns this off.', 'Help below templateFilesSettings.enabled'),
  directory: msg('templateFilesSettings.directory', 'Directory', 'Field label: a directory on the server'),
  directoryHelp: msg('templateFilesSettings.directoryHelp', 'Must contain templates/notification/publisher.', 'Help below templateFilesSettings.directory; do not translate the path'),
};
