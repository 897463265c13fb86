import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import { messages } from './templateFiles.messages.js';

/** Files of the server that take the place of the templates that come with it, up to 4.14. */
export const templateFiles: SettingsDeclaration = {
  title: panelNames.templateFiles,
  help: messages.help,
  sections: [
    {
      title: messages.files,
      settings: [
        {
          ...setting('template.default.override.enabled'),
          type: 'switch',
          label: messages.enabled,
          help: messages.enabledHelp,
          needsRestart: true,
        },
        {
          ...setting('template.baseDir'),
          type: 'text',
          isMonospace: true,
          label: messages.directory,
          help: messages.directoryHelp,
          requiredWhile: 'template.default.override.enabled',
          needsRestart: true,
        },
      ],
    },
  ],
  further: { group: 'notification', prefix: 'template.' },
};

function setting(name: string) {
  return { group: 'notification', name, until: '4.14' } as const;
}
