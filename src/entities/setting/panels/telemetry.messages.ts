import { msg } from '../../../i18n/msg.js';

export const messages = {
  submission: msg('telemetrySettings.submission', 'Submission', 'Heading above the switch telemetrySettings.enabled'),
  enabled: msg('telemetrySettings.enabled', 'Submit telemetry', 'Switch: send telemetry to the developers of the server'),
  enabledHelp: msg('telemetrySettings.enabledHelp', 'Sends the server’s developers its version and database type once a day. No project data is included.', 'Help below telemetrySettings.enabled'),
  last: msg('telemetrySettings.last', 'Last submission', 'Label of a time'),
  data: msg('telemetrySettings.data', 'Data sent', 'Label above the JSON sent to the developers of the server'),
};
