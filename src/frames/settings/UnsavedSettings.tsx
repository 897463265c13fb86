import { Message } from '../../i18n/index.js';
import { Button } from '../../ui/controls/Button.js';
import { InlineNotice } from '../../ui/layout/states.js';
import type { SettingsPanelState } from './SettingsPanel.js';
import { messages as panelMessages } from './SettingsPanel.messages.js';
import { messages } from './UnsavedSettings.messages.js';

/** In the dialog of a test: that the form holds changes the test would not be about, and how to save them first. */
export function UnsavedSettings({ form }: Pick<SettingsPanelState, 'form'>) {
  if (!form.isDirty) return null;
  const isWrong = form.hasErrors || form.hasSubmitErrors;
  return (
    <InlineNotice
      tone="warning"
      title={<Message {...messages.unsaved} />}
      actions={
        !isWrong && (
          <Button size="small" isBusy={form.isSubmitting} onClick={form.submit}>
            <Message {...panelMessages.save} />
          </Button>
        )
      }
    >
      <Message {...(isWrong ? messages.unsavable : messages.unsavedHelp)} />
    </InlineNotice>
  );
}
