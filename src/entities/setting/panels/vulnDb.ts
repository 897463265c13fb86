import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import { messages } from './vulnDb.messages.js';
import * as shared from './shared.messages.js';

/** The settings for querying VulnDB. */
export const vulnDb: SettingsDeclaration = {
  title: panelNames.vulnDb,
  help: messages.help,
  sections: [
    {
      title: shared.analyzer,
      settings: [{ ...scanner('enabled'), type: 'switch', label: messages.enabled }],
    },
    {
      title: shared.access,
      help: messages.accessHelp,
      settings: [
        {
          ...scanner('api.oauth1.consumerKey'),
          type: 'text',
          label: messages.key,
          requiredWhile: 'vulndb.enabled',
        },
        {
          // As servers spell it.
          ...scanner('api.oath1.consumerSecret'),
          type: 'secret',
          label: messages.secret,
          requiredWhile: 'vulndb.enabled',
        },
      ],
    },
  ],
  further: { group: 'scanner', prefix: 'vulndb.' },
};

function scanner(name: string) {
  return { group: 'scanner', name: `vulndb.${name}`, until: '4.14' } as const;
}
