import { msg } from '../../../i18n/msg.js';

export const messages = {
  help: msg('telemetrySettings.help', 'What the server tells its makers about itself.', 'Below panelNames.telemetry'),
  submission: msg('telemetrySettings.submission', 'Submission', 'Heading'),
  enabled: msg('telemetrySettings.enabled', 'Submit telemetry', 'Switch'),
  enabledHelp: msg('telemetrySettings.enabledHelp', 'Sends once a day which release runs on which database. Nothing of your projects is in it.', 'Below telemetrySettings.enabled'),
  last: msg('telemetrySettings.last', 'Last submission', 'A moment'),
  data: msg('telemetrySettings.data', 'What was sent', 'JSON that the server sent to its makers'),
};
