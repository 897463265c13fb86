import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import * as settings from '../../../data/resources/settings.js';
import { messages } from './osv.messages.js';
import * as shared from './shared.messages.js';

/** The OSV ecosystems that a server mirrors. */
export const osv: SettingsDeclaration = {
  title: panelNames.osv,
  sections: [
    {
      title: shared.source,
      settings: [
        {
          ...source('enabled'),
          type: 'list',
          separator: ';',
          options: settings.osvEcosystems,
          label: messages.ecosystems,
          help: messages.ecosystemsHelp,
        },
        {
          ...source('alias.sync.enabled'),
          type: 'switch',
          label: shared.aliasSync,
          help: messages.aliasHelp,
        },
        {
          ...source('base.url'),
          type: 'text',
          format: 'url',
          label: shared.baseUrl,
          requiredWhile: true,
        },
      ],
    },
  ],
  further: { group: 'vuln-source', prefix: 'google.osv.' },
};

function source(name: string) {
  return { group: 'vuln-source', name: `google.osv.${name}`, until: '4.14' } as const;
}
