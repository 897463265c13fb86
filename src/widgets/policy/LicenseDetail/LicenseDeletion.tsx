import { hasStatus } from '../../../api/errors.js';
import { deleteLicense } from '../../../api/licenses.js';
import { evenIfGone } from '../../../data/attempt.js';
import { reasonText } from '../../../data/errorText.js';
import { licenseDeleted } from '../../../data/resources/changes.js';
import * as licenses from '../../../data/resources/licenses.js';
import { useSave } from '../../../data/useSave.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { PolicyUses } from '../../../entities/policy/PolicyUses.js';
import type { FullLicense } from '../../../schema/license.js';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.js';
import { Stack } from '../../../ui/form/form.styles.js';
import { messages } from './LicenseDeletion.messages.js';
import { LicenseUse } from './LicenseUse.js';

/** Props of {@link LicenseDeletion}. */
export interface LicenseDeletionProps {
  license: FullLicense;
  onClose: () => void;
  /** The owner takes the question away. */
  onLicenseDeleted: () => void;
}

/** Asks before it deletes a custom license, names what goes with it, and says why the server refuses. */
export function LicenseDeletion({ license, onClose, onLicenseDeleted }: LicenseDeletionProps) {
  const { uuid, licenseId, name, licenseGroups = [] } = license;
  const { api, can } = useHost();
  const intl = useIntl();
  const deletion = useSave({
    save: (_: void) => evenIfGone(deleteLicense(api, licenseId)),
    stale: licenseDeleted,
    gone: () => [licenses.one(licenseId)],
    notice: () => intl.formatMessage(messages.deleted, { name }),
    saved: onLicenseDeleted,
  });
  const groups = can('POLICY_MANAGEMENT', 'READ') ? licenseGroups : [];
  return (
    <ConfirmDialog
      title={<Message {...messages.title} values={{ name: <bdi key="name">{name}</bdi> }} />}
      confirmLabel={<Message {...messages.confirm} />}
      busyLabel={<Message {...messages.deleting} />}
      isBusy={deletion.isRunning}
      error={deletion.error !== undefined && <Refusal error={deletion.error} />}
      onConfirm={() => void deletion.submit()}
      onClose={onClose}
    >
      <Stack>
        <p>
          <Message {...messages.consequence} />
        </p>
        <PolicyUses reference={{ subject: 'LICENSE', uuid }} />
        {groups.length > 0 && (
          <p>
            <Message
              {...messages.groups}
              values={{
                groups: intl.formatList(
                  groups.map((group) => group.name),
                  { type: 'unit' },
                ),
              }}
            />
          </p>
        )}
        <p>
          <Message {...messages.components} />
        </p>
        <LicenseUse license={license} isBrief />
      </Stack>
    </ConfirmDialog>
  );
}

/** Servers of Dependency-Track fail where components have the license, and do not say why. */
function Refusal({ error }: { error: unknown }) {
  const intl = useIntl();
  if (hasStatus(error, 500)) return <Message {...messages.inUse} />;
  return <Message {...messages.failed} values={{ reason: reasonText(intl, error) }} />;
}
