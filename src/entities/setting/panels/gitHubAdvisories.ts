import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import { messages } from './gitHubAdvisories.messages.js';
import * as shared from './shared.messages.js';

/** The settings for mirroring GitHub advisories. */
export const gitHubAdvisories: SettingsDeclaration = {
  title: panelNames.gitHubAdvisories,
  sections: [
    {
      title: shared.source,
      settings: [
        { ...source('enabled'), type: 'switch', label: messages.enabled },
        {
          ...source('alias.sync.enabled'),
          type: 'switch',
          label: shared.aliasSync,
          help: shared.aliasSyncHelp,
          usedWhile: { name: 'github.advisories.enabled' },
        },
        {
          ...source('last.modified.epoch.seconds'),
          since: '4.12',
          type: 'moment',
          label: messages.modified,
          isWrittenByServer: true,
        },
      ],
    },
    {
      title: shared.access,
      settings: [
        {
          ...source('api.url'),
          since: '4.12',
          type: 'text',
          format: 'url',
          label: messages.apiUrl,
          requiredWhile: 'github.advisories.enabled',
        },
        {
          ...source('access.token'),
          type: 'secret',
          label: messages.token,
          help: messages.tokenHelp,
          requiredWhile: 'github.advisories.enabled',
        },
      ],
    },
  ],
  further: { group: 'vuln-source', prefix: 'github.' },
};

function source(name: string) {
  return { group: 'vuln-source', name: `github.advisories.${name}`, until: '4.14' } as const;
}
