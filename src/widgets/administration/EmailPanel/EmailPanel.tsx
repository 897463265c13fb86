import { useState } from 'react';
import { splitHostProps } from '../../../host/KitProvider.js';
import type { HostProps } from '../../../host/types.js';
import { Widget } from '../../../host/Widget.js';
import { Message } from '../../../i18n/index.js';
import {
  SettingsPanel,
  type SettingsPanelState,
  type SettingsSavedEvent,
} from '../../../panel/SettingsPanel/SettingsPanel.js';
import { Button } from '../../../ui/Button.js';
import { deferred } from '../../../ui/deferred.js';
import type { FormDirtyEvent } from '../../../ui/form/FormPage.js';
import { messages } from './EmailPanel.messages.js';
import { emailSettings } from './emailSettings.js';

/** Props of {@link EmailPanel}. @public */
export interface EmailPanelProps extends HostProps {
  /** Called after the server took settings, also when it refused others of the same save. */
  onSettingsSaved?: (event: SettingsSavedEvent) => void;
  /** Called when there begins to be something that leaving would lose, and when there no longer is. */
  onDirtyChange?: (event: FormDirtyEvent) => void;
}

/**
 * The settings of the server for sending mail, and a test of them. Servers from 5.0 on keep them elsewhere, which it says there.
 * @public
 */
export function EmailPanel(props: EmailPanelProps) {
  const [host, own] = splitHostProps(props);
  return (
    <Widget host={host} density="comfortable">
      <SettingsPanel {...own} declaration={emailSettings} actions={(panel) => <MailTest panel={panel} />} />
    </Widget>
  );
}

function MailTest({ panel }: { panel: SettingsPanelState }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="play" onClick={() => setIsOpen(true)}>
        <Message {...messages.test} />
      </Button>
      {isOpen && <MailTestDialog panel={panel} onClose={() => setIsOpen(false)} />}
    </>
  );
}

// Loaded by those who open it.
const MailTestDialog = deferred(() => import('./MailTestDialog.js').then((module) => module.MailTestDialog));
