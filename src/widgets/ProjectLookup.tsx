import { useEffect, type ReactNode } from 'react';
import type { ProjectCoordinates } from '../api/findProject.js';
import { tellHost } from '../ui/faults/tellHost.js';
import { useEffectEvent } from '../ui/hooks/useEffectEvent.js';
import { useProjectLookup } from './useProjectLookup.js';

/** Props of {@link ProjectLookup}. */
export interface ProjectLookupProps {
  /** Absent: a mistake in the program of the host. */
  project: ProjectCoordinates | undefined;
  /** While it is looked up. */
  waiting: ReactNode;
  /** True when an unavailable project is not announced. */
  isSilent: boolean;
  /** Called when it ended without a project. */
  onNotFound: (() => void) | undefined;
  /** Draws the content once the UUID is known. */
  children: (projectId: string) => ReactNode;
}

/**
 * Finds a project by what the host knows of it, and says why where it cannot be had.
 * @throws Error when the host gave neither an id nor anything else
 */
export function ProjectLookup({ project, waiting, isSilent, onNotFound, children }: ProjectLookupProps) {
  if (!project)
    throw new Error('Bomdeck: no project. Pass projectId={…} or project={{ name, version }} to the widget.');
  const { projectId, problem, isFailed = false } = useProjectLookup(project);
  const tell = useEffectEvent(() => tellHost(() => onNotFound?.()));
  useEffect(() => {
    if (isFailed) tell();
  }, [isFailed]);
  if (projectId !== undefined) return children(projectId);
  if (problem === undefined) return waiting;
  return isSilent ? null : problem;
}
