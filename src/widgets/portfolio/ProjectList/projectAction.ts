import { createContext } from 'react';
import type { Project } from '../../../schema/project.js';

/** Something that is to be done with one project: a dialog for it is to be opened. */
export interface ProjectAction {
  readonly kind: 'create' | 'copy' | 'tags' | 'activate' | 'deactivate' | 'parent' | 'delete';
  readonly project: Project;
}

/** For cells of the list: opens the dialog of an action. */
export const ProjectActionContext = createContext<(action: ProjectAction) => void>(() => {});
