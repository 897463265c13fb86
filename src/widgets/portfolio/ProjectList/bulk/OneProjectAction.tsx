import { useState } from 'react';
import type { Project } from '../../../../schema/project.js';
import type { ProjectAction } from '../projectAction.js';
import { ProjectRemoval } from './ProjectBulk.js';
import { ProjectChangeDialog } from './ProjectChangeDialog.js';

/** The dialog of what is to be done with one project; the same as for many. */
export function OneProjectAction(props: {
  kind: Exclude<ProjectAction['kind'], 'create' | 'copy'>;
  project: Project;
  onClose: () => void;
}) {
  const { kind, project, onClose } = props;
  const [projects, setProjects] = useState<readonly Project[]>([project]);
  return kind === 'delete' ? (
    <ProjectRemoval projects={projects} select={setProjects} onClose={onClose} />
  ) : (
    <ProjectChangeDialog kind={kind} projects={projects} onClose={onClose} />
  );
}
