import { deleteProject } from '../../../api/projects.js';
import { reasonText } from '../../../data/errorText.js';
import { projectDeleted } from '../../../data/resources/changes.js';
import * as projects from '../../../data/resources/projects.js';
import { useSave } from '../../../data/useSave.js';
import { useHost } from '../../../host/KitProvider.js';
import { Message, useIntl } from '../../../i18n/index.js';
import { ProjectLoss } from '../ProjectLoss.js';
import { projectText } from '../ProjectLink.js';
import * as rowChange from '../../../ui/table/rowChange.messages.js';
import type { Project } from '../../../schema/project.js';
import { ConfirmDialog } from '../../../ui/overlay/ConfirmDialog.js';
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
  const deletion = useSave({
    save: (_: void) => deleteProject(api, project.uuid),
    stale: projectDeleted,
    gone: () => [projects.one(project.uuid)],
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
      <ProjectLoss projects={[project]} />
    </ConfirmDialog>
  );
}
