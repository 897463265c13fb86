import type { SettingsDeclaration } from '../../../frames/settings/declaration.js';
import * as panelNames from '../../project/panelNames.messages.js';
import { messages } from './telemetry.messages.js';

/** The settings for the data about itself that a server sends to its makers, from 4.13. */
export const telemetry: SettingsDeclaration = {
  title: panelNames.telemetry,
  sections: [
    {
      title: messages.submission,
      settings: [
        {
          ...setting('submission.enabled'),
          type: 'switch',
          label: messages.enabled,
          help: messages.enabledHelp,
        },
        {
          ...setting('last.submission.epoch.seconds'),
          type: 'moment',
          label: messages.last,
          isWrittenByServer: true,
        },
        {
          ...setting('last.submission.data'),
          type: 'text',
          isMonospace: true,
          label: messages.data,
          isWrittenByServer: true,
        },
      ],
    },
  ],
  further: { group: 'telemetry' },
};

function setting(name: string) {
  return { group: 'telemetry', name, since: '4.13' } as const;
}
