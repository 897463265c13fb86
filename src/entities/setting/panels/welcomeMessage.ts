import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import { messages } from './welcomeMessage.messages.js';

/** The message that people read before they sign in, from 4.12. */
export const welcomeMessage: SettingsDeclaration = {
  title: panelNames.welcomeMessage,
  sections: [
    {
      title: messages.message,
      settings: [
        { ...setting('enabled'), type: 'switch', label: messages.enabled },
        {
          ...setting('html'),
          type: 'html',
          label: messages.html,
          help: messages.htmlHelp,
          requiredWhile: 'welcome.message.enabled',
        },
      ],
    },
  ],
  further: { group: 'general', prefix: 'welcome.message.' },
};

function setting(name: string) {
  return { group: 'general', name: `welcome.message.${name}`, since: '4.12' } as const;
}
