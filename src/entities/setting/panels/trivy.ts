import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import { messages } from './trivy.messages.js';
import * as shared from './shared.messages.js';

/** The settings for querying Trivy. */
export const trivy: SettingsDeclaration = {
  title: panelNames.trivy,
  help: messages.help,
  sections: [
    {
      title: shared.analyzer,
      settings: [{ ...scanner('enabled'), type: 'switch', label: messages.enabled }],
    },
    {
      title: shared.access,
      settings: [
        {
          ...scanner('base.url'),
          type: 'text',
          format: 'url',
          label: shared.baseUrl,
          help: messages.baseUrlHelp,
          requiredWhile: 'trivy.enabled',
        },
        {
          ...scanner('api.token'),
          type: 'secret',
          label: shared.apiToken,
          help: messages.tokenHelp,
          requiredWhile: 'trivy.enabled',
        },
      ],
    },
    {
      title: messages.scope,
      settings: [
        {
          ...scanner('ignore.unfixed'),
          type: 'switch',
          label: messages.unfixed,
        },
        { ...scanner('scanner.scanLibrary'), since: '4.13', type: 'switch', label: messages.library },
        { ...scanner('scanner.scanOs'), since: '4.13', type: 'switch', label: messages.os },
      ],
    },
  ],
  further: { group: 'scanner', prefix: 'trivy.' },
};

function scanner(name: string) {
  return { group: 'scanner', name: `trivy.${name}`, until: '4.14' } as const;
}
