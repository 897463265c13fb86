import { useEffect, type ReactNode } from 'react';
import { hasStatus } from '../api/errors.js';
import type { ProjectCoordinates } from '../api/findProject.js';
import { FailureState } from '../data/FailureState.js';
import * as foundProjects from '../data/resources/foundProjects.js';
import { useResource } from '../data/useResource.js';
import { useHost } from '../host/KitProvider.js';
import { Message } from '../i18n/index.js';
import * as messages from '../parts/projectPlace.messages.js';
import { tellHost } from '../ui/tellHost.js';
import { useEffectEvent } from '../ui/useEffectEvent.js';
import { ProjectState } from './ProjectState.js';

/** Props of {@link ProjectLookup}. */
export interface ProjectLookupProps {
  /** Absent: a mistake in the program of the host. */
  project: ProjectCoordinates | undefined;
  /** While it is looked up. */
  waiting: ReactNode;
  /** Whether nothing is said of a project that cannot be had. */
  isSilent: boolean;
  /** Called when it ended without a project. */
  onNotFound: (() => void) | undefined;
  /** What is drawn once the UUID is known. */
  children: (projectId: string) => ReactNode;
}

/**
 * Finds a project by what the host knows of it, and says why where it cannot be had.
 * @throws Error when the host gave neither an id nor anything else
 */
export function ProjectLookup({ project, waiting, isSilent, onNotFound, children }: ProjectLookupProps) {
  if (!project)
    throw new Error('Bomdeck: no project. Give the widget projectId={…}, or project={{ name, version }}.');
  const { can } = useHost();
  const isPermitted = can('VIEW_PORTFOLIO');
  const found = useResource(foundProjects.one(project), { isEnabled: isPermitted });
  const isNone = found.status === 'ready' && found.data.projectId === undefined;
  const isFailed = isNone || found.status === 'failed';
  const tell = useEffectEvent(() => tellHost(() => onNotFound?.()));
  useEffect(() => {
    if (isFailed) tell();
  }, [isFailed]);
  if (found.status === 'ready' && found.data.projectId !== undefined) return children(found.data.projectId);
  if (isPermitted && !isFailed) return waiting;
  if (isSilent) return null;
  if (!isPermitted) return <ProjectState kind="forbidden" />;
  if (found.status !== 'failed') return <ProjectState kind="notFound" />;
  if (hasStatus(found.error, 403)) return <ProjectState kind="forbidden" />;
  return <FailureState title={<Message {...messages.failed} />} failure={found} />;
}
