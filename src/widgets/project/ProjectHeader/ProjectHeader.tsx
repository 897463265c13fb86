import { useEffect, useState, type ReactNode } from 'react';
import { isUnknownProject } from '../../../api/projects.js';
import { FailureState, RefreshFailure } from '../../../data/FailureState.js';
import * as place from '../../../parts/projectPlace.messages.js';
import { isCollection } from '../../../domain/isCollection.js';
import { useHost } from '../../../host/KitProvider.js';
import type { HostProps, ProjectTab } from '../../../host/types.js';
import { Message } from '../../../i18n/index.js';
import type { Project } from '../../../schema/project.js';
import { Button } from '../../../ui/Button.js';
import { deferred } from '../../../ui/deferred.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { useSkeletonDelay } from '../../../ui/useSkeletonDelay.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import { ProjectState } from '../../ProjectState.js';
import { tellHost } from '../../../ui/tellHost.js';
import { ProjectWidget, type ProjectProps, type PropsOfProject } from '../../ProjectWidget.js';
import { BomUploadDialog, type BomProcessedEvent } from '../BomUpload/index.js';
import { messages } from './ProjectHeader.messages.js';
import { FiguresPlace, ProjectFacts } from './ProjectFacts.js';
import { ActionPlace, Actions, FactsPlace, Waiting } from './ProjectHeader.styles.js';
import { useProject } from '../../../data/useProject.js';

/** Props of {@link ProjectHeader}. @public */
export interface ProjectHeaderProps extends HostProps, ProjectProps {
  /** The tab that is open; the version switcher keeps it. */
  tab?: ProjectTab;
  /** Whether a permitted user gets the button to upload a BOM. @defaultValue true */
  hasUpload?: boolean;
  /** Size in bytes above which a BOM is refused at once. Absent: the server decides. */
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
  /** Called when the server has processed a BOM that was uploaded here. */
  onBomProcessed?: (event: BomProcessedEvent) => void;
}

/** A project was changed. @public */
export interface ProjectSavedEvent {
  /** As the server answered, without its counts and versions. */
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
  /** The project that was asked for; absent where it was asked for by something else and was not found. */
  projectId?: string;
}

/**
 * The head of a project page: name and versions, what the project is, its figures, and the upload of a BOM.
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
  const { projectId, tab, hasUpload = true, maxBomBytes, actions, headingLevel = 1 } = props;
  const { onBomProcessed, onProjectLoaded, onProjectFailed, onProjectSaved, onProjectDeleted } = props;
  const { can, mayChange, navigation } = useHost();
  const project = useProject(projectId);
  const [isUploading, setIsUploading] = useState(false);
  const [isShowingDetails, setIsShowingDetails] = useState(false);
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
  const uploadButton = hasUpload && !isCollection(project.data) && mayChange('BOM_UPLOAD') && (
    <Button icon="upload" onClick={() => setIsUploading(true)}>
      <Message {...messages.upload} />
    </Button>
  );
  return (
    <>
      <RefreshFailure resource={project} />
      <ProjectFacts
        project={project.data}
        tab={tab}
        headingLevel={headingLevel}
        actions={
          <>
            {uploadButton}
            <Button onClick={() => setIsShowingDetails(true)}>
              <Message {...messages.details} />
            </Button>
            {actions}
          </>
        }
      />
      {isShowingDetails && (
        <ProjectDetailsDialog
          project={project.data}
          onClose={() => setIsShowingDetails(false)}
          onProjectSaved={(event) => {
            setIsShowingDetails(false);
            tellHost(() => onProjectSaved?.(event));
          }}
          onProjectDeleted={() => {
            setIsShowingDetails(false);
            if (onProjectDeleted) tellHost(() => onProjectDeleted({ projectId }));
            else navigation?.go?.({ to: 'projects' });
          }}
        />
      )}
      {isUploading && (
        <BomUploadDialog
          project={project.data}
          maxBytes={maxBomBytes}
          onClose={() => setIsUploading(false)}
          onBomProcessed={onBomProcessed}
        />
      )}
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

const ProjectDetailsDialog = deferred(() =>
  import('../ProjectDetails/onDemand.js').then((module) => module.ProjectDetailsDialog),
);
