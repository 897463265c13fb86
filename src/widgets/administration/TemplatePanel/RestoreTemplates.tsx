import { useState } from 'react';
import { restoreAlertPublishers } from '../../../api/alerts.js';
import { reasonText } from '../../../data/errorText.js';
import { alertsChanged } from '../../../data/resources/changes.js';
import { useSave } from '../../../data/useSave.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { Button } from '../../../ui/controls/Button.js';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.js';
import { messages } from './templateForm.messages.js';

/** Gives all templates of the server their first text again, after a question. */
export function RestoreTemplates() {
  const { api, mayChange } = useHost();
  const intl = useIntl();
  const [isAsking, setIsAsking] = useState(false);
  const { submit, isRunning, error } = useSave({
    save: (_: void) => restoreAlertPublishers(api),
    stale: alertsChanged,
    notice: () => intl.formatMessage(messages.restored),
    saved: () => setIsAsking(false),
  });
  if (!mayChange('SYSTEM_CONFIGURATION', 'UPDATE')) return null;
  return (
    <>
      <Button size="small" icon="undo" opens onClick={() => setIsAsking(true)}>
        <Message {...messages.restore} />
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={<Message {...messages.restoreTitle} />}
          confirmLabel={<Message {...messages.restore} />}
          isBusy={isRunning}
          error={error !== undefined && reasonText(intl, error)}
          onConfirm={() => void submit()}
          onClose={() => setIsAsking(false)}
        >
          <Message {...messages.restoreText} />
        </ConfirmDialog>
      )}
    </>
  );
}
