import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import { messages } from './ossIndex.messages.js';
import * as shared from './shared.messages.js';

/** The settings for querying OSS Index. */
export const ossIndex: SettingsDeclaration = {
  title: panelNames.ossIndex,
  help: messages.help,
  sections: [
    {
      title: shared.analyzer,
      settings: [
        { ...scanner('enabled'), type: 'switch', label: messages.enabled },
        {
          ...scanner('alias.sync.enabled'),
          type: 'switch',
          label: shared.aliasSync,
          help: shared.aliasSyncHelp,
          usedWhile: { name: 'ossindex.enabled' },
        },
      ],
    },
    {
      title: shared.access,
      help: messages.accessHelp,
      settings: [
        {
          ...scanner('base.url'),
          since: '4.14',
          type: 'text',
          format: 'url',
          label: shared.baseUrl,
          requiredWhile: 'ossindex.enabled',
        },
        { ...scanner('api.username'), type: 'text', format: 'mail', label: messages.username },
        { ...scanner('api.token'), type: 'secret', label: shared.apiToken },
      ],
    },
  ],
  further: { group: 'scanner', prefix: 'ossindex.' },
};

function scanner(name: string) {
  return { group: 'scanner', name: `ossindex.${name}`, until: '4.14' } as const;
}
