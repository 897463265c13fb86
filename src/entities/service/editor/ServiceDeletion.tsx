import { deleteService } from '../../../api/services.js';
import { evenIfGone } from '../../../data/attempt.js';
import { reasonText } from '../../../data/errorText.js';
import * as services from '../../../data/resources/services.js';
import { useSave } from '../../../data/useSave.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { serviceText } from '../serviceText.js';
import type { Service } from '../../../schema/service.js';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.js';
import { messages } from './ServiceDeletion.messages.js';

/** Props of {@link ServiceDeletion}. */
export interface ServiceDeletionProps {
  service: Service;
  onClose: () => void;
  /** The owner takes the question away. */
  onServiceDeleted: () => void;
}

/** Removes one service from its project once that is confirmed, and says why it could not be. */
export function ServiceDeletion({ service, onClose, onServiceDeleted }: ServiceDeletionProps) {
  const { uuid, project } = service;
  const { api } = useHost();
  const intl = useIntl();
  const name = serviceText(service);
  const deletion = useSave({
    save: (_: void) => evenIfGone(deleteService(api, uuid)),
    stale: () => (project ? [services.of(project.uuid)] : []),
    gone: () => [services.one(uuid)],
    notice: () => intl.formatMessage(messages.removed, { name }),
    saved: onServiceDeleted,
  });
  return (
    <ConfirmDialog
      title={<Message {...messages.title} values={{ name: <bdi key="name">{name}</bdi> }} />}
      confirmLabel={<Message {...messages.confirm} />}
      busyLabel={<Message {...messages.removing} />}
      isBusy={deletion.isRunning}
      error={
        deletion.error !== undefined && (
          <Message {...messages.failed} values={{ reason: reasonText(intl, deletion.error) }} />
        )
      }
      onConfirm={() => void deletion.submit()}
      onClose={onClose}
    >
      <p>
        <Message {...messages.consequence} />
      </p>
    </ConfirmDialog>
  );
}
