import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'templateFilesSettings.help',
    defaultMessage:
      'Files on the server can take the place of the templates that come with it. Protect their directory: who writes there decides what the server tells, and with it what it runs.',
    description: 'Below panelNames.templateFiles',
  }),
  files: defineMessage({
    id: 'templateFilesSettings.files',
    defaultMessage: 'Files instead of templates',
    description: 'Heading',
  }),
  enabled: defineMessage({
    id: 'templateFilesSettings.enabled',
    defaultMessage: 'Use the files',
    description: 'Switch: whether files take the place of the templates of the server',
  }),
  enabledHelp: defineMessage({
    id: 'templateFilesSettings.enabledHelp',
    defaultMessage:
      'While the server starts, it reads each template that it finds as a file. Restoring the templates turns this off.',
    description: 'Below templateFilesSettings.enabled',
  }),
  directory: defineMessage({
    id: 'templateFilesSettings.directory',
    defaultMessage: 'Directory',
    description: 'Field: a directory on the server',
  }),
  directoryHelp: defineMessage({
    id: 'templateFilesSettings.directoryHelp',
    defaultMessage: 'The files are below templates/notification/publisher in it.',
    description: 'Below templateFilesSettings.directory; the path stays as it is',
  }),
};
