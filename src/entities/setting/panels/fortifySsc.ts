import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import { messages } from './fortifySsc.messages.js';
import { secretName } from '../../access/credentials.messages.js';
import * as shared from './shared.messages.js';

/** The settings for uploading findings to Fortify SSC. */
export const fortifySsc: SettingsDeclaration = {
  title: panelNames.fortifySsc,
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
          ...upload('url'),
          type: 'text',
          format: 'url',
          label: shared.baseUrl,
          requiredWhile: 'fortify.ssc.enabled',
        },
        {
          ...upload('token'),
          until: '4.14',
          type: 'secret',
          label: messages.token,
          requiredWhile: 'fortify.ssc.enabled',
        },
        {
          ...upload('token'),
          since: '5.0',
          type: 'text',
          label: secretName,
          help: shared.secretNameHelp,
          requiredWhile: 'fortify.ssc.enabled',
        },
      ],
    },
  ],
  further: { group: 'integrations', prefix: 'fortify.ssc.' },
};

function upload(name: string) {
  return { group: 'integrations', name: `fortify.ssc.${name}` } as const;
}
