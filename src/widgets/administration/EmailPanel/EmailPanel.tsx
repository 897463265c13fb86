import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import {
  SettingsPanel,
  type SettingsAction,
  type SettingsPanelEvents,
} from '../../../panel/SettingsPanel/SettingsPanel.js';
import { deferred } from '../../../ui/deferred.js';
import { messages } from './EmailPanel.messages.js';
import { emailSettings } from './emailSettings.js';

/** Props of {@link EmailPanel}. @public */
export interface EmailPanelProps extends HostProps, SettingsPanelEvents {}

/**
 * The settings of the server for sending mail, and a test of them. Servers from 5.0 on keep them elsewhere, which it says there.
 * @public
 */
export function EmailPanel(props: EmailPanelProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <SettingsPanel {...own} declaration={emailSettings} actions={ACTIONS} />
    </Widget>
  );
}

const ACTIONS: readonly SettingsAction[] = [
  {
    icon: 'play',
    label: messages.test,
    dialog: (panel, close) => <MailTestDialog panel={panel} onClose={close} />,
  },
];

// Loaded by those who open it.
const MailTestDialog = deferred(() => import('./MailTestDialog.js').then((module) => module.MailTestDialog));
