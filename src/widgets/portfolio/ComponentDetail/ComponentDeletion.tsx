import { deleteComponent } from '../../../api/components.js';
import { reasonText } from '../../../data/errorText.js';
import { componentsChanged } from '../../../data/resources/changes.js';
import * as components from '../../../data/resources/components.js';
import { useSave } from '../../../data/useSave.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { projectText } from '../../../entities/project/ProjectLink.js';
import type { Component } from '../../../schema/component.js';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.js';
import { messages } from './ComponentDetail.messages.js';

/** Props of {@link ComponentDeletion}. */
export interface ComponentDeletionProps {
  component: Component;
  onClose: () => void;
  /** The owner closes the dialog. */
  onComponentDeleted: () => void;
}

/** Asks before it deletes a component, and says why the server refuses. */
export function ComponentDeletion({ component, onClose, onComponentDeleted }: ComponentDeletionProps) {
  const { api } = useHost();
  const intl = useIntl();
  const { uuid, project } = component;
  const name = projectText(component);
  const deletion = useSave({
    save: (_: void) => deleteComponent(api, uuid),
    stale: () => (project ? componentsChanged(project.uuid) : [components.all]),
    gone: () => [components.single(uuid)],
    notice: () => intl.formatMessage(messages.deleted, { component: name }),
    saved: onComponentDeleted,
  });
  return (
    <ConfirmDialog
      title={<Message {...messages.deleteTitle} values={{ component: name }} />}
      confirmLabel={<Message {...messages.deleteConfirm} />}
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
      <p>
        <Message
          {...messages.deleteConsequence}
          values={{ project: <bdi key="project">{project ? projectText(project) : '–'}</bdi> }}
        />
      </p>
    </ConfirmDialog>
  );
}
