import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg(
    'templateFilesSettings.help',
    'Files on the server can take the place of the templates that come with it. Protect their directory: who writes there decides what the server tells, and with it what it runs.',
    'Below panelNames.templateFiles',
  ),
  files: msg('templateFilesSettings.files', 'Files instead of templates', 'Heading'),
  enabled: msg('templateFilesSettings.enabled', 'Use the files', 'Switch: whether files take the place of the templates of the server'),
  enabledHelp: msg('templateFilesSettings.enabledHelp', 'While the server starts, it reads each template that it finds as a file. Restoring the templates turns this off.', 'Below templateFilesSettings.enabled'),
  directory: msg('templateFilesSettings.directory', 'Directory', 'Field: a directory on the server'),
  directoryHelp: msg('templateFilesSettings.directoryHelp', 'The files are below templates/notification/publisher in it.', 'Below templateFilesSettings.directory; the path stays as it is'),
};
