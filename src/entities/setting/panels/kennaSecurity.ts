import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import { messages } from './kennaSecurity.messages.js';
import { secretName } from '../../access/credentials.messages.js';
import * as shared from './shared.messages.js';

/** The settings for uploading findings to Kenna Security. */
export const kennaSecurity: SettingsDeclaration = {
  title: panelNames.kennaSecurity,
  help: messages.help,
  sections: [
    {
      title: shared.upload,
      help: shared.verify,
      settings: [
        { ...upload('enabled'), until: '4.14', type: 'switch', label: messages.enabled, needsRestart: true },
        { ...upload('enabled'), since: '5.0', type: 'switch', label: messages.enabled },
        {
          ...upload('sync.cadence'),
          until: '4.14',
          type: 'number',
          min: 1,
          unit: shared.minutes,
          label: shared.cadence,
          help: shared.cadenceHelp,
          needsRestart: true,
        },
      ],
    },
    {
      title: shared.access,
      settings: [
        {
          ...upload('api.url'),
          since: '4.12',
          type: 'text',
          format: 'url',
          label: shared.baseUrl,
          requiredWhile: 'kenna.enabled',
        },
        {
          ...upload('connector.id'),
          type: 'text',
          label: messages.connector,
          requiredWhile: 'kenna.enabled',
        },
        {
          ...upload('token'),
          until: '4.14',
          type: 'secret',
          label: shared.apiToken,
          requiredWhile: 'kenna.enabled',
        },
        {
          ...upload('token'),
          since: '5.0',
          type: 'text',
          label: secretName,
          help: shared.secretNameHelp,
          requiredWhile: 'kenna.enabled',
        },
      ],
    },
  ],
  further: { group: 'integrations', prefix: 'kenna.' },
};

function upload(name: string) {
  return { group: 'integrations', name: `kenna.${name}` } as const;
}
