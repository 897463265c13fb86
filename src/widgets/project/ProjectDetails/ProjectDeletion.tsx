import { deleteProject } from '../../../api/projects.js';
import { reasonText } from '../../../data/errorText.js';
import { projectDeleted } from '../../../data/resources/changes.js';
import * as projects from '../../../data/resources/projects.js';
import { useResource } from '../../../data/useResource.js';
import { useSave } from '../../../data/useSave.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { projectText } from '../../../parts/ProjectLink.js';
import * as rowChange from '../../../ui/rowChange.messages.js';
import type { Project } from '../../../schema/project.js';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { messages } from './ProjectDetails.messages.js';

/** Props of {@link ProjectDeletion}. */
export interface ProjectDeletionProps {
  project: Project;
  onClose: () => void;
  onProjectDeleted: () => void;
}

/** Asks before a project is deleted with all that is in it, and says which projects go with it. */
export function ProjectDeletion({ project, onClose, onProjectDeleted }: ProjectDeletionProps) {
  const { api } = useHost();
  const intl = useIntl();
  const name = projectText(project);
  const children = useResource(projects.children(project.uuid, true));
  const deletion = useSave({
    save: (_: void) => deleteProject(api, project.uuid),
    stale: projectDeleted,
    gone: () => [projects.one(project.uuid), projects.children(project.uuid, true)],
    notice: () => intl.formatMessage(messages.deleted, { project: name }),
    saved: onProjectDeleted,
  });
  return (
    <ConfirmDialog
      title={<Message {...messages.deleteTitle} values={{ project: name }} />}
      confirmLabel={<Message {...messages.delete} />}
      busyLabel={<Message {...rowChange.deleting} />}
      typeToConfirm={project.name}
      isBusy={deletion.isRunning}
      error={
        deletion.error !== undefined && (
          <Message {...rowChange.notDeleted} values={{ reason: reasonText(intl, deletion.error) }} />
        )
      }
      onConfirm={() => void deletion.submit()}
      onClose={onClose}
    >
      <p>
        <Message {...messages.deleteConsequence} />
      </p>
      <div aria-live="polite">
        {children.status === 'ready' ? (
          children.data.length > 0 && (
            <p>
              <Message
                {...messages.deleteChildren}
                values={{
                  count: children.data.length,
                  names: intl.formatList(children.data.slice(0, FEW).map(projectText), { type: 'unit' }),
                  others: Math.max(0, children.data.length - FEW),
                }}
              />
            </p>
          )
        ) : (
          <p>
            <Message {...messages.deleteAnyChildren} />
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}

const FEW = 5;
