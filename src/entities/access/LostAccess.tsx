import { Message, useIntl } from '../../i18n/index.js';
import type { Withdrawal } from '../../domain/ownAccess.js';
import { permissionText } from '../../data/permissionText.js';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog.js';
import { InlineNotice } from '../../ui/layout/states.js';
import { messages } from './access.messages.js';
import { useOwnAccess } from './useOwnAccess.js';

/**
 * Shows the permissions that a change takes from the user who makes it, before they make it. Renders nothing
 * if it takes none.
 */
export function LostAccess({ change }: { change: Withdrawal }) {
  const { lostBy, username } = useOwnAccess();
  const lost = lostBy(change);
  const isAccount = change.kind === 'account' && change.username === username;
  if (lost.length === 0 && !isAccount) return null;
  return (
    <InlineNotice tone="warning" title={<Lost permissions={lost} isAccount={isAccount} />}>
      <Lockout permissions={lost} />
    </InlineNotice>
  );
}

/** Asks before a change that takes something from the user who makes it. */
export function LostAccessQuestion(props: {
  permissions: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { permissions, onConfirm, onClose } = props;
  return (
    <ConfirmDialog
      title={<Message {...messages.lostTitle} />}
      confirmLabel={<Message {...messages.lostConfirm} />}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        <Lost permissions={permissions} />
      </p>
      <p>
        <Lockout permissions={permissions} />
      </p>
    </ConfirmDialog>
  );
}

function Lost({ permissions, isAccount }: { permissions: readonly string[]; isAccount?: boolean }) {
  const intl = useIntl();
  const names = permissions.map((name) => permissionText(intl, name));
  return (
    <>
      {isAccount && <Message {...messages.lostAccount} />}{' '}
      {names.length > 0 && <Message {...messages.lost} values={{ permissions: intl.formatList(names) }} />}
    </>
  );
}

function Lockout({ permissions }: { permissions: readonly string[] }) {
  return permissions.includes('ACCESS_MANAGEMENT') ? <Message {...messages.lostAccess} /> : null;
}
