import { useEffect, type ReactNode } from 'react';
import { isUnknownProject } from '../../../api/projects.js';
import { FailureState, RefreshFailure } from '../../../data/FailureState.js';
import * as place from '../../../entities/project/projectPlace.messages.js';
import { useHost } from '../../../host/KitProvider.js';
import type { HostProps, ProjectTab } from '../../../host/types.js';
import { Message } from '../../../i18n/index.js';
import type { Project } from '../../../schema/project.js';
import { Skeleton } from '../../../ui/layout/Skeleton.js';
import { useSkeletonDelay } from '../../../ui/hooks/useSkeletonDelay.js';
import { VisuallyHidden } from '../../../ui/controls/VisuallyHidden.js';
import { ProjectState } from '../../ProjectState.js';
import { tellHost } from '../../../ui/faults/tellHost.js';
import { ProjectWidget, type ProjectProps, type PropsOfProject } from '../../ProjectWidget.js';
import type { BomProcessedEvent } from '../BomUpload/index.js';
import { messages } from './ProjectHeader.messages.js';
import { ProjectActions } from './ProjectActions.js';
import { FiguresPlace, ProjectFacts } from './ProjectFacts.js';
import { ActionPlace, Actions, FactsPlace, Waiting } from './ProjectHeader.styles.js';
import { useProject } from '../../../data/useProject.js';

/** Props of {@link ProjectHeader}. @public */
export interface ProjectHeaderProps extends HostProps, ProjectProps {
  /** The tab that is open; the version switcher keeps it. */
  tab?: ProjectTab;
  /** True when a permitted user gets the button to upload a BOM. @defaultValue true */
  hasUpload?: boolean;
  /**
   * The maximum size of a BOM in bytes. Larger files are rejected immediately. When absent, the server
   * decides.
   */
  maxBomBytes?: number;
  /** Further buttons, behind the one to upload. */
  actions?: ReactNode;
  /** Level of the name among the headings of the page. @defaultValue 1 */
  headingLevel?: 1 | 2 | 3;
  /** Called with the project whenever it was loaded, for a host that names it elsewhere on the page. */
  onProjectLoaded?: (event: ProjectLoadedEvent) => void;
  /** Called when the project cannot be had. The head says why; a host leaves out what belongs to the project. */
  onProjectFailed?: (event: ProjectFailedEvent) => void;
  /** Called when the server has taken what was changed in the details of the project. */
  onProjectSaved?: (event: ProjectSavedEvent) => void;
  /** Called when the project was deleted. Absent: the host's navigation leads to the list of projects. */
  onProjectDeleted?: (event: ProjectDeletedEvent) => void;
  /** Called when the server has made another version of the project, and the user may see it. */
  onVersionAdded?: (event: VersionAddedEvent) => void;
  /** Called when the server has processed a BOM that was uploaded here. */
  onBomProcessed?: (event: BomProcessedEvent) => void;
}

/** A project was changed. @public */
export interface ProjectSavedEvent {
  /** As the server answered, without its counts and versions. */
  project: Project;
}

/** Another version of a project was made. @public */
export interface VersionAddedEvent {
  /** The new version, as the server has it. */
  project: Project;
}

/** A project was deleted, with those in it. @public */
export interface ProjectDeletedEvent {
  /** UUID that the project had. */
  projectId: string;
}

/** A project was loaded. @public */
export interface ProjectLoadedEvent {
  /** As the server has it. */
  project: Project;
}

/** A project could not be had. @public */
export interface ProjectFailedEvent {
  /** The UUID of the requested project. Absent when it was requested by something else and was not found. */
  projectId?: string;
}

/**
 * The header of a project page: name and versions, facts, metrics, and the upload of a BOM.
 * @public
 */
export function ProjectHeader(props: ProjectHeaderProps) {
  const { onProjectFailed } = props;
  return (
    <ProjectWidget
      props={props}
      density="comfortable"
      loading={(own) => <Loading {...own} />}
      onNotFound={() => onProjectFailed?.({})}
    >
      {(own) => <View {...own} />}
    </ProjectWidget>
  );
}

function View(props: PropsOfProject<ProjectHeaderProps>) {
  const { projectId, tab, headingLevel = 1 } = props;
  const { onProjectLoaded, onProjectFailed } = props;
  const { can } = useHost();
  const project = useProject(projectId);
  const loaded = project.status === 'ready' ? project.data : undefined;
  useEffect(() => {
    if (loaded) tellHost(() => onProjectLoaded?.({ project: loaded }));
  }, [loaded, onProjectLoaded]);
  const isFailed = project.status === 'failed';
  useEffect(() => {
    if (isFailed) tellHost(() => onProjectFailed?.({ projectId }));
  }, [isFailed, projectId, onProjectFailed]);

  if (!can('VIEW_PORTFOLIO')) return <ProjectState kind="forbidden" />;
  if (project.status === 'loading') return <Loading {...props} />;
  if (project.status === 'failed') {
    if (isUnknownProject(project.error)) return <ProjectState kind="notFound" />;
    return <FailureState title={<Message {...place.failed} />} failure={project} />;
  }
  return (
    <>
      <RefreshFailure resource={project} />
      <ProjectFacts
        project={project.data}
        tab={tab}
        headingLevel={headingLevel}
        actions={<ProjectActions project={project.data} {...props} />}
      />
    </>
  );
}

/** As high as what comes, so that the rest of the page stays where it is. */
function Loading({ hasUpload = true, actions }: Pick<ProjectHeaderProps, 'hasUpload' | 'actions'>) {
  const { mayChange } = useHost();
  const isShown = useSkeletonDelay(true);
  const hasActions = actions || (hasUpload && mayChange('BOM_UPLOAD'));
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>
        <Message {...messages.loading} />
      </VisuallyHidden>
      <Waiting aria-hidden data-waiting={isShown ? undefined : ''}>
        <FactsPlace>
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </FactsPlace>
        <FiguresPlace />
        <Actions>{hasActions && <ActionPlace />}</Actions>
      </Waiting>
    </div>
  );
}
