import { powerOf, type PowerReason } from '../../domain/powerfulPermissions.js';
import { Message, useIntl } from '../../i18n/index.js';
import { permissionText } from '../../data/permissionText.js';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.js';
import { messages } from './powerfulGrant.messages.js';

/** Props of {@link PowerfulGrant}. */
export interface PowerfulGrantProps {
  /** The permissions to grant. Those that are not powerful are left out. */
  permissions: readonly string[];
  /** Names of those who would have it. */
  holders: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation before someone is granted permissions that let them gain all others. */
export function PowerfulGrant({ permissions, holders, onConfirm, onClose }: PowerfulGrantProps) {
  const intl = useIntl();
  const powerful = powerfulAmong(permissions);
  const reasons = new Set(powerful.map((name) => powerOf(name) as PowerReason));
  const names = powerful.map((name) => permissionText(intl, name));
  return (
    <ConfirmDialog
      title={<Message {...messages.title} values={{ count: powerful.length }} />}
      confirmLabel={<Message {...messages.confirm} values={{ count: powerful.length }} />}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        <Message
          {...messages.granted}
          values={{
            count: holders.length,
            holders: intl.formatList(holders),
            permissions: intl.formatList(names),
          }}
        />
      </p>
      {[...reasons].map((reason) => (
        <p key={reason}>
          <Message {...messages[reason]} />
        </p>
      ))}
    </ConfirmDialog>
  );
}

/** Those of some permissions that are powerful, each once. */
export function powerfulAmong(permissions: readonly string[]): readonly string[] {
  return [...new Set(permissions)].filter((name) => powerOf(name) !== undefined);
}
