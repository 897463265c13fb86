import { deleteLicenseGroup } from '../../../api/licenseGroups.js';
import { evenIfGone } from '../../../data/attempt.js';
import { reasonText } from '../../../data/errorText.js';
import { licenseGroupChanged } from '../../../data/resources/changes.js';
import * as licenseGroups from '../../../data/resources/licenseGroups.js';
import { useSave } from '../../../data/useSave.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { PolicyUses } from '../../../entities/policy/PolicyUses.js';
import type { LicenseGroup } from '../../../schema/license.js';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.js';
import { Stack } from '../../../ui/form/form.styles.js';
import { messages } from './LicenseGroup.messages.js';

/** Props of {@link LicenseGroupDeletion}. */
export interface LicenseGroupDeletionProps {
  group: LicenseGroup;
  onClose: () => void;
  /** The owner takes the question away. */
  onLicenseGroupDeleted: () => void;
}

/**
 * Asks for confirmation before it deletes a license group, and names the policies that depend on it. No
 * server checks this.
 */
export function LicenseGroupDeletion({ group, onClose, onLicenseGroupDeleted }: LicenseGroupDeletionProps) {
  const { uuid, name } = group;
  const { api } = useHost();
  const intl = useIntl();
  const deletion = useSave({
    save: (_: void) => evenIfGone(deleteLicenseGroup(api, uuid)),
    stale: licenseGroupChanged,
    gone: () => [licenseGroups.one(uuid)],
    notice: () => intl.formatMessage(messages.deleted, { name }),
    saved: onLicenseGroupDeleted,
  });
  return (
    <ConfirmDialog
      title={<Message {...messages.deleteTitle} values={{ name: <bdi key="name">{name}</bdi> }} />}
      confirmLabel={<Message {...messages.remove} />}
      busyLabel={<Message {...messages.deleting} />}
      isBusy={deletion.isRunning}
      error={
        deletion.error !== undefined && (
          <Message {...messages.notDeleted} values={{ reason: reasonText(intl, deletion.error) }} />
        )
      }
      onConfirm={() => void deletion.submit()}
      onClose={onClose}
    >
      <Stack>
        <p>
          <Message {...messages.deleteConsequence} />
        </p>
        <PolicyUses reference={{ subject: 'LICENSE_GROUP', uuid }} />
      </Stack>
    </ConfirmDialog>
  );
}
