import type { ReactNode } from 'react';
import { hasStatus } from '../api/errors.js';
import type { ProjectCoordinates } from '../api/findProject.js';
import { FailureState } from '../data/FailureState.js';
import * as foundProjects from '../data/resources/foundProjects.js';
import { useResource } from '../data/useResource.js';
import { useHost } from '../host/KitProvider.js';
import { Message } from '../i18n/index.js';
import * as messages from '../entities/project/projectPlace.messages.js';
import { ProjectState } from './ProjectState.js';

/** The result of looking up a project. Neither member is set while the lookup runs. */
export interface FoundProject {
  projectId?: string;
  /** The reason why the project is not available, to show in its place. */
  problem?: ReactNode;
  /** True when the server was queried and returned no project. */
  isFailed?: boolean;
}

/** Finds a project by what the host knows of it, which takes `VIEW_PORTFOLIO`. One with a `uuid` is found. */
export function useProjectLookup(project: ProjectCoordinates | { uuid: string }): FoundProject {
  const { can } = useHost();
  const isPermitted = can('VIEW_PORTFOLIO');
  const isKnown = 'uuid' in project;
  const found = useResource(foundProjects.one(isKnown ? { name: '' } : project), {
    isEnabled: isPermitted && !isKnown,
  });
  if (isKnown) return { projectId: project.uuid };
  if (!isPermitted) return { problem: <ProjectState kind="forbidden" /> };
  if (found.status === 'loading') return {};
  if (found.status === 'ready') {
    const { projectId } = found.data;
    if (projectId !== undefined) return { projectId };
    return { isFailed: true, problem: <ProjectState kind="notFound" /> };
  }
  return {
    isFailed: true,
    problem: hasStatus(found.error, 403) ? (
      <ProjectState kind="forbidden" />
    ) : (
      <FailureState title={<Message {...messages.failed} />} failure={found} />
    ),
  };
}
