import type { Project } from '../schema/project.js';

/**
 * Returns true when a project can have child projects, as far as its server reports. Some servers do not
 * report it.
 */
export function mayHaveChildren({ children, hasChildren }: Project): boolean {
  return children ? children.length > 0 : hasChildren !== false;
}
