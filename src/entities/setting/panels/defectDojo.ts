import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import { messages } from './defectDojo.messages.js';
import { secretName } from '../../access/credentials.messages.js';
import * as shared from './shared.messages.js';

/** The settings for uploading findings to DefectDojo. */
export const defectDojo: SettingsDeclaration = {
  title: panelNames.defectDojo,
  help: messages.help,
  sections: [
    {
      title: shared.upload,
      help: shared.verify,
      settings: [
        { ...upload('enabled'), until: '4.14', type: 'switch', label: messages.enabled, needsRestart: true },
        { ...upload('enabled'), since: '5.0', type: 'switch', label: messages.enabled },
        {
          ...upload('reimport.enabled'),
          type: 'switch',
          label: messages.reimport,
          help: messages.reimportHelp,
          usedWhile: { name: 'defectdojo.enabled' },
        },
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
          ...upload('url'),
          type: 'text',
          format: 'url',
          label: shared.baseUrl,
          requiredWhile: 'defectdojo.enabled',
        },
        {
          ...upload('apiKey'),
          until: '4.14',
          type: 'secret',
          label: shared.apiToken,
          requiredWhile: 'defectdojo.enabled',
        },
        {
          ...upload('apiKey'),
          since: '5.0',
          type: 'text',
          label: secretName,
          help: shared.secretNameHelp,
          requiredWhile: 'defectdojo.enabled',
        },
      ],
    },
  ],
  further: { group: 'integrations', except: ['fortify.', 'jira.', 'kenna.'] },
};

function upload(name: string) {
  return { group: 'integrations', name: `defectdojo.${name}` } as const;
}
