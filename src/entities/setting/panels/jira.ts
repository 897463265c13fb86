import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import * as credentialMessages from '../../access/credentials.messages.js';
import { messages } from './jira.messages.js';
import * as shared from './shared.messages.js';

/** The settings for creating issues from alerts. Servers from 5.0 keep them with the alerts. */
export const jira: SettingsDeclaration = {
  title: panelNames.jira,
  help: messages.help,
  sections: [
    {
      title: shared.access,
      settings: [
        { ...setting('url'), type: 'text', format: 'url', label: shared.baseUrl, help: messages.urlHelp },
        {
          ...setting('username'),
          type: 'text',
          label: credentialMessages.username,
          help: messages.userHelp,
        },
        {
          ...setting('password'),
          type: 'secret',
          label: messages.password,
          goesTo: { server: 'jira.url' },
        },
      ],
    },
  ],
  further: { group: 'integrations', prefix: 'jira.' },
};

function setting(name: string) {
  return { group: 'integrations', name: `jira.${name}`, until: '4.14' } as const;
}
