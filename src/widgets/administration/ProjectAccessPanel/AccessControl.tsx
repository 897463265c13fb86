import { useState } from 'react';
import { ApiError } from '../../../api/errors.js';
import { updateSettings } from '../../../api/settings.js';
import { reasonText } from '../../../data/errorText.js';
import { FailureLine } from '../../../data/FailureState.js';
import { projectAccessSwitched } from '../../../data/resources/changes.js';
import * as settings from '../../../data/resources/settings.js';
import { useResource } from '../../../data/useResource.js';
import { useSave } from '../../../data/useSave.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.js';
import { SwitchField } from '../../../ui/fields/SwitchField.js';
import { InlineNotice, LoadingRows } from '../../../ui/layout/states.js';
import { messages } from './ProjectAccessPanel.messages.js';

const CONTROL = { groupName: 'access-management', propertyName: 'acl.enabled' };

/**
 * The switch that limits teams to the projects assigned to them. It changes what all users see, so it asks
 * for confirmation first.
 */
export function AccessControl() {
  const { can, mayChange } = useHost();
  const isVisible = can('SYSTEM_CONFIGURATION', 'READ');
  const list = useResource(settings.list, { isEnabled: isVisible });
  const [wanted, setWanted] = useState<boolean>();
  if (!isVisible) return <InlineNotice title={<Message {...messages.controlUnknown} />} />;
  if (list.status === 'loading') return <LoadingRows rows={1} />;
  if (list.status === 'failed') {
    return <FailureLine title={<Message {...messages.controlFailed} />} failure={list} />;
  }
  const isOn = list.data.some(
    ({ groupName, propertyName, propertyValue }) =>
      groupName === CONTROL.groupName && propertyName === CONTROL.propertyName && propertyValue === 'true',
  );
  return (
    <>
      <SwitchField
        label={<Message {...messages.control} />}
        hint={<Message {...messages.controlHint} />}
        checked={isOn}
        onCheckedChange={setWanted}
        isReadOnly={!mayChange('SYSTEM_CONFIGURATION', 'UPDATE')}
      />
      {wanted !== undefined && <ControlQuestion isOn={wanted} onClose={() => setWanted(undefined)} />}
    </>
  );
}

/** Asks before it is turned on or off. */
function ControlQuestion({ isOn, onClose }: { isOn: boolean; onClose: () => void }) {
  const { api } = useHost();
  const intl = useIntl();
  const { submit, isRunning, error } = useSave({
    save: async (_: void) => {
      const [outcome] = await updateSettings(api, [{ ...CONTROL, propertyValue: String(isOn) }]);
      if (typeof outcome === 'string') throw new Error(outcome);
    },
    stale: projectAccessSwitched,
    saved: onClose,
  });
  const reason = error instanceof Error && !(error instanceof ApiError) ? error.message : undefined;
  return (
    <ConfirmDialog
      title={<Message {...(isOn ? messages.onTitle : messages.offTitle)} />}
      confirmLabel={<Message {...(isOn ? messages.onConfirm : messages.offConfirm)} />}
      isDestructive={false}
      isBusy={isRunning}
      error={
        error !== undefined && (
          <Message {...messages.controlRefused} values={{ reason: reason ?? reasonText(intl, error) }} />
        )
      }
      onConfirm={() => void submit()}
      onClose={onClose}
    >
      <Message {...(isOn ? messages.onText : messages.offText)} />
    </ConfirmDialog>
  );
}
