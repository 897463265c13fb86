import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import * as factMessages from '../../vulnerability/vulnerabilityFact.messages.js';
import { messages } from './nvd.messages.js';
import * as shared from './shared.messages.js';

/**
 * The settings for mirroring the NVD, and EPSS after it. Servers from 5.0 keep the NVD settings elsewhere.
 */
export const nvd: SettingsDeclaration = {
  title: panelNames.nvd,
  help: messages.help,
  sections: [
    {
      title: shared.source,
      help: messages.notice,
      settings: [
        { ...source('enabled'), type: 'switch', label: messages.enabled },
        {
          ...source('feeds.url'),
          type: 'text',
          format: 'url',
          label: messages.feeds,
          help: messages.feedsHelp,
          requiredWhile: 'nvd.enabled',
        },
      ],
    },
    {
      title: messages.api,
      settings: [
        {
          ...source('api.enabled'),
          type: 'switch',
          label: messages.apiEnabled,
          help: messages.apiEnabledHelp,
        },
        {
          ...source('api.download.feeds'),
          type: 'switch',
          label: messages.download,
          help: messages.downloadHelp,
          usedWhile: { name: 'nvd.api.enabled' },
        },
        {
          ...source('api.url'),
          type: 'text',
          format: 'url',
          label: messages.endpoint,
          requiredWhile: 'nvd.api.enabled',
        },
        {
          ...source('api.key'),
          type: 'secret',
          label: messages.key,
          help: messages.keyHelp,
          link: { href: 'https://nvd.nist.gov/developers/request-an-api-key', label: messages.keyLink },
        },
        {
          ...source('api.last.modified.epoch.seconds'),
          type: 'moment',
          label: messages.modified,
          help: messages.modifiedHelp,
          warnsAfter: { days: 120, warning: messages.modifiedOld },
        },
      ],
    },
    {
      title: factMessages.epss,
      help: messages.epssHelp,
      settings: [
        { group: 'vuln-source', name: 'epss.enabled', type: 'switch', label: messages.epssEnabled },
        {
          group: 'vuln-source',
          name: 'epss.feeds.url',
          type: 'text',
          format: 'url',
          label: messages.epssUrl,
          requiredWhile: 'epss.enabled',
        },
      ],
    },
  ],
  // Also includes settings that belong to no other source.
  further: { group: 'vuln-source', except: ['github.', 'google.osv.'] },
};

function source(name: string) {
  return { group: 'vuln-source', name: `nvd.${name}`, until: '4.14' } as const;
}
