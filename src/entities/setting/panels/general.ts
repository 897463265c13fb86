import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import { messages } from './general.messages.js';
import * as shared from './shared.messages.js';

/** The general settings of a server. */
export const general: SettingsDeclaration = {
  title: panelNames.general,
  sections: [
    {
      title: messages.console,
      settings: [
        {
          ...setting('base.url'),
          type: 'text',
          format: 'url',
          label: shared.baseUrl,
          help: messages.baseUrlHelp,
        },
        {
          ...setting('default.locale'),
          since: '4.12',
          type: 'text',
          label: messages.locale,
          help: messages.localeHelp,
        },
      ],
    },
    {
      title: messages.badges,
      settings: [
        { ...setting('badge.enabled'), type: 'switch', label: messages.badge, help: messages.badgeHelp },
      ],
    },
  ],
  further: { group: 'general', except: ['welcome.message.'] },
};

function setting(name: string) {
  return { group: 'general', name } as const;
}
