import { isCollection } from '../../../domain/isCollection.js';
import { useHost } from '../../../host/KitProvider.js';
import { TextSpan, useIntl } from '../../../i18n/index.js';
import { HeadActions } from '../../../frames/detail/HeadActions.js';
import type { Project } from '../../../schema/project.js';
import { deferred } from '../../../ui/later/deferred.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import type { PropsOfProject } from '../../ProjectWidget.js';
import { BomUploadDialog } from '../BomUpload/index.js';
import type { ProjectHeaderProps } from './ProjectHeader.js';
import { messages } from './ProjectHeader.messages.js';

/** Props of {@link ProjectActions}. */
export interface ProjectActionsProps extends Pick<
  PropsOfProject<ProjectHeaderProps>,
  | 'hasUpload'
  | 'maxBomBytes'
  | 'actions'
  | 'onProjectSaved'
  | 'onProjectDeleted'
  | 'onVersionAdded'
  | 'onBomProcessed'
> {
  project: Project;
}

/**
 * The actions for a project: upload a BOM, view and change its details, and add a version of it, and the
 * actions of the host.
 */
export function ProjectActions(props: ProjectActionsProps) {
  const { project, hasUpload = true, maxBomBytes, actions } = props;
  const { onProjectSaved, onProjectDeleted, onVersionAdded, onBomProcessed } = props;
  const intl = useIntl();
  const { mayChange, navigation } = useHost();
  return (
    <>
      <HeadActions
        buttons={[
          hasUpload &&
            !isCollection(project) &&
            mayChange('BOM_UPLOAD') && {
              id: 'upload',
              icon: 'upload',
              label: intl.formatMessage(messages.upload),
              dialog: (close) => (
                <BomUploadDialog
                  project={project}
                  maxBytes={maxBomBytes}
                  onClose={close}
                  onBomProcessed={onBomProcessed}
                />
              ),
            },
          {
            id: 'details',
            label: intl.formatMessage(
              mayChange('PORTFOLIO_MANAGEMENT', 'UPDATE') ? messages.edit : messages.details,
            ),
            dialog: (close) => (
              <ProjectDetailsDialog
                project={project}
                onClose={close}
                onProjectSaved={(event) => {
                  close();
                  tellHost(() => onProjectSaved?.(event));
                }}
                onProjectDeleted={() => {
                  close();
                  if (onProjectDeleted) tellHost(() => onProjectDeleted({ projectId: project.uuid }));
                  else navigation?.go?.({ to: 'projects' });
                }}
              />
            ),
          },
        ]}
        more={[
          mayChange('PORTFOLIO_MANAGEMENT', 'CREATE') && {
            id: 'version',
            icon: 'plus',
            label: intl.formatMessage(messages.addVersion),
            dialog: (close) => (
              <ProjectCopyDialog project={project} onClose={close} onVersionAdded={onVersionAdded} />
            ),
          },
        ]}
      />
      <TextSpan>{actions}</TextSpan>
    </>
  );
}

// Dialogs and their forms are loaded by those who open them.
const ProjectDetailsDialog = deferred(() =>
  import('../../../entities/project/details/ProjectDetailsDialog.js').then(
    (module) => module.ProjectDetailsDialog,
  ),
);
const ProjectCopyDialog = deferred(() =>
  import('../../../entities/project/copy/ProjectCopyDialog.js').then((module) => module.ProjectCopyDialog),
);
