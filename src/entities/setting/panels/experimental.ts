import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import { messages } from './experimental.messages.js';

/** The settings for the experimental features of a server. */
export const experimental: SettingsDeclaration = {
  title: panelNames.experimental,
  help: messages.help,
  sections: [
    {
      title: messages.bom,
      settings: [
        {
          group: 'experimental',
          name: 'bom.processing.task.v2.enabled',
          until: '4.11',
          type: 'switch',
          label: messages.v2,
          help: messages.v2Help,
        },
      ],
    },
  ],
  further: { group: 'experimental' },
};
