import type { Project } from '../schema/project.js';

/** Whether a project has others in it, as far as its server tells; some say nothing of it. */
export function mayHaveChildren({ children, hasChildren }: Project): boolean {
  return children ? children.length > 0 : hasChildren !== false;
}
