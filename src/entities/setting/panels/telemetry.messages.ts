import { defineMessage } from 'react-intl';

export const messages = {
  help: defineMessage({
    id: 'telemetrySettings.help',
    defaultMessage: 'What the server tells its makers about itself.',
    description: 'Below panelNames.telemetry',
  }),
  submission: defineMessage({
    id: 'telemetrySettings.submission',
    defaultMessage: 'Submission',
    description: 'Heading',
  }),
  enabled: defineMessage({
    id: 'telemetrySettings.enabled',
    defaultMessage: 'Submit telemetry',
    description: 'Switch',
  }),
  enabledHelp: defineMessage({
    id: 'telemetrySettings.enabledHelp',
    defaultMessage:
      'Sends once a day which release runs on which database. Nothing of your projects is in it.',
    description: 'Below telemetrySettings.enabled',
  }),
  last: defineMessage({
    id: 'telemetrySettings.last',
    defaultMessage: 'Last submission',
    description: 'A moment',
  }),
  data: defineMessage({
    id: 'telemetrySettings.data',
    defaultMessage: 'What was sent',
    description: 'JSON that the server sent to its makers',
  }),
};
